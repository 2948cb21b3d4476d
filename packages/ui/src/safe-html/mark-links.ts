/**
 * Says behind each link to what is in the language `other` that it is, as `mark` does: `(en inglés)`. Words that are in that language themselves, or
 * say so already in the link or right behind it, stay as they are.
 */
export const markLinks = (html: string, other: string, mark: string): string => {
  const said = mark.replace(/^\(|\)$/g, '')
  const links = new RegExp(`<a\\b(?=[^>]* hreflang="${other}")(?![^>]* lang=)[^>]*>((?:(?!</a>).)*)(?=</a>([^<]{0,40}))`, 'gs')
  return html.replace(links, (link, words: string, behind: string) => (`${words}${behind}`.includes(said) ? link : `${link} ${mark}`))
}
