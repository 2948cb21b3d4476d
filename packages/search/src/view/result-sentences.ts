import { fill } from '@bank/rules/text/fill.ts'
import type { SearchAnswer } from './search-answer.ts'
import type { SearchState } from './search-state.ts'
import type { SearchTexts } from './search-texts.ts'

/** Characters of typed text that are repeated on the page. */
const longestShown = 80

/** What was typed, as the page says it: long texts are cut. */
export const shownTerms = (terms: string): string => (terms.length > longestShown ? `${terms.slice(0, longestShown)}…` : terms)

/** The title of the results page with the terms before it. */
export const titleWith = (title: string, terms: string): string => `${shownTerms(terms)} - ${title}`

const countOf = (texts: SearchTexts, { kind, terms }: SearchState, count: number): string => {
  const values = { terms: shownTerms(terms), count }
  if (kind) return fill(texts.ofKind, { ...values, kind: texts.kinds[kind]?.many ?? '' })
  return fill([texts.none, texts.one][count] ?? texts.many, values)
}

/** How many results there are, and what the answer notes beside it. */
export const countSentence = (texts: SearchTexts, state: SearchState, { total, note }: Pick<SearchAnswer, 'total' | 'note'>): string => {
  const counted = countOf(texts, state, total)
  return note ? `${counted.replace(/\.?$/, '.')} ${note}` : counted
}
