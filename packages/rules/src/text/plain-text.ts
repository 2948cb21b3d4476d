import { decodeEntities } from './entities.ts'

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

/** The words of content HTML: tags, comments, scripts and styles stripped, entities decoded, blanks made single (D-CARD-3). */
export const plainText = (html: string): string => {
  const visible = without(without(without(html, /<!--/, /-->/), /<script\b/i, /<\/script[^<>]*>/i), /<style\b/i, /<\/style[^<>]*>/i)
  const untagged = visible.replace(/<\/?[a-z][^<>]*>/gi, (tag) => (inline.test(tag) ? '' : ' '))
  return decodeEntities(untagged).replace(/\s+/g, ' ').trim()
}
