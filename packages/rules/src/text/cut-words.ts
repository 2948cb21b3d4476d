import { decodeHTMLStrict } from 'entities/decode'
import { plainText } from './plain-text.ts'

/**
 * The first `count` words of content HTML as plain text (CARD-06, CARD-12 to CARD-14). With `ellipsis` the last word gets … joined
 * to it, only when words were cut; it is no word of its own (D-CARD-3).
 */
export const cutWords = (html: string, count: number, { ellipsis = false }: { ellipsis?: boolean } = {}): string => {
  const words = plainText(html, decodeHTMLStrict).split(' ')
  const kept = words.slice(0, count).join(' ')
  return ellipsis && words.length > count ? `${kept}…` : kept
}
