import { fold, wordsOf } from '@bank/rules/text/fold.ts'
import type { SearchOptions } from 'minisearch'

/** What is read of typed text: so much that every real question fits, so little that no text costs time. */
const limits = { characters: 200, words: 8, wordLength: 40 } as const

/** The text that is searched for: trimmed and cut to size. */
export const boundedTerms = (typed: string): string =>
  wordsOf(typed.slice(0, limits.characters).normalize('NFC'))
    .slice(0, limits.words)
    .map(({ word }) => word.slice(0, limits.wordLength))
    .join(' ')

const words = (text: string) => wordsOf(text).map(({ word }) => word)

/** How both indexes cut and compare words; typed words also match as beginnings, and with a mistake when they are long enough. */
export const matching = {
  tokenize: words,
  processTerm: fold,
  searchOptions: {
    prefix: (word) => word.length >= 2,
    fuzzy: (word) => (word.length >= 4 ? 0.2 : false),
    maxFuzzy: 2,
    weights: { prefix: 0.5, fuzzy: 0.25 },
  },
} satisfies { tokenize: (text: string) => string[]; processTerm: (word: string) => string; searchOptions: SearchOptions }
