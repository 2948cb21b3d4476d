import { fill } from '@bank/rules/text/fill.ts'
import type { SearchAnswer } from './search-answer.ts'
import { mostResults, type SearchState } from './search-state.ts'
import type { SearchTexts } from './search-texts.ts'

/** Characters of typed text that are repeated on the page. */
const longestShown = 80

/** What was typed, as the page says it. */
const shown = (terms: string): string => (terms.length > longestShown ? `${terms.slice(0, longestShown)}…` : terms)

/** The title of the results page with the terms before it. */
export const titleWith = (title: string, terms: string): string => `${shown(terms)} - ${title}`

const countOf = (texts: SearchTexts, { kind, terms }: SearchState, count: number): string => {
  const values = { terms: shown(terms), count }
  if (kind) return fill(texts.ofKind, { ...values, kind: texts.kinds[kind]?.many ?? '' })
  return fill(count === 0 ? texts.none : count === 1 ? texts.one : texts.many, values)
}

/** How many results there are, what mistyped words were read as, and which of the typed words none of them has. */
export const countSentence = (texts: SearchTexts, state: SearchState, { total, missing, corrected = [] }: SearchAnswer): string => {
  const counted = countOf(texts, state, total)
  const notes: string[] = []
  if (corrected.length > 0) notes.push(fill(texts.readAs, { words: shown(corrected.join(', ')) }))
  if (missing && total > 0) notes.push(missing.length > 0 ? fill(texts.missing, { words: shown(missing.join(', ')) }) : texts.apart)
  return notes.length === 0 ? counted : [counted.replace(/\.?$/, '.'), ...notes].join(' ')
}

/** How many of the results are shown; and, where one list shows no more of them, what else leads to the others. */
export const shownSentence = (texts: Pick<SearchTexts, 'shown' | 'cut'>, shownNow: number, count: number): string => {
  const told = fill(texts.shown, { shown: shownNow, count })
  return shownNow >= mostResults && count > shownNow ? `${told}. ${texts.cut}` : told
}
