/** Elements inside a line: taking their tags away joins the letters around them; any other tag separates words. */
const inline = /^<\/?(?:a|abbr|b|bdi|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|u|wbr)\b/i

/** Drops everything between `opening` and `closing`, and the rest of the text where the closing is missing. */
const without = (text: string, opening: RegExp, closing: RegExp): string =>
  text
    .split(opening)
    .map((part, index) => {
      if (index === 0) return part
      const end = closing.exec(part)
      return end ? part.slice(end.index + end[0].length) : ''
    })
    .join('')

/**
 * The words of HTML: tags, comments, scripts and styles stripped, blanks made single (D-CARD-3). `decode` reads the character references of
 * text: all of HTML's in what an editor typed, `unescapeHtml` after the sanitiser.
 */
export const plainText = (html: string, decode: (text: string) => string): string => {
  const visible = without(without(without(html, /<!--/, /-->/), /<script\b/i, /<\/script[^<>]*>/i), /<style\b/i, /<\/style[^<>]*>/i)
  const untagged = visible.replace(/<\/?[a-z][^<>]*>/gi, (tag) => (inline.test(tag) ? '' : ' '))
  return decode(untagged).replace(/\s+/g, ' ').trim()
}
