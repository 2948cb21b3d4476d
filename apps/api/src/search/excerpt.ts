import { fold, wordsOf } from '@bank/rules/text/fold.ts'

/** A piece of plain text with the places to mark, `[start, end)` in UTF-16 units. */
export type Excerpt = { readonly excerpt: string; readonly marks: readonly (readonly [number, number])[] }

const length = 200
const lead = 60

const marksIn = (text: string, terms: ReadonlySet<string>): [number, number][] =>
  wordsOf(text).flatMap(({ word, start }) => (terms.has(fold(word)) ? [[start, start + word.length] satisfies [number, number]] : []))

/**
 * About 200 characters of `text` around the first of `terms` (folded words), cut between words. It starts at the
 * beginning when no term occurs. The result is plain text, never HTML (SRCH-20, D-SRCH-2).
 */
export const excerptAround = (text: string, terms: ReadonlySet<string>): Excerpt => {
  const flat = text.replace(/\s+/g, ' ').trim()
  const [first] = marksIn(flat, terms)
  const from = first && first[0] > lead ? flat.indexOf(' ', first[0] - lead) + 1 : 0
  const rest = flat.slice(from)
  const lastBlank = rest.lastIndexOf(' ', length)
  const piece = rest.length <= length ? rest : rest.slice(0, lastBlank > length / 2 ? lastBlank : length)
  const excerpt = `${from > 0 ? '… ' : ''}${piece}${piece.length < rest.length ? ' …' : ''}`
  return { excerpt, marks: marksIn(excerpt, terms) }
}

/** The text of a page that shows best why it was found: the first that holds a term, else the first that holds anything. */
export const bestExcerpt = (texts: readonly string[], terms: ReadonlySet<string>): Excerpt => {
  const written = texts.filter((text) => text.trim() !== '')
  return excerptAround(written.find((text) => marksIn(text, terms).length > 0) ?? written[0] ?? '', terms)
}
