/**
 * Says behind each link to what is in the language `other` that it is, as `mark` does: `(en inglés)`. Words that are in that language themselves, as
 * all of what they stand in may be, or that say so already in the link or right behind it, stay as they are.
 */
export const markLinks = (html: string, other: string, mark: string): string => {
  const said = mark.replace(/^\(|\)$/g, '')
  const inOther = `<(\\w+)\\b(?=[^>]* lang="${other}")[^>]*>.*?</\\1>`
  const toOther = `<a\\b(?=[^>]* hreflang="${other}")(?![^>]* lang=)[^>]*>((?:(?!</a>).)*)(?=</a>([^<]{0,40}))`
  return html.replace(new RegExp(`${inOther}|${toOther}`, 'gs'), (found, element: string | undefined, words: string, behind: string) =>
    element || `${words}${behind}`.includes(said) ? found : `${found} ${mark}`,
  )
}
