import type { Language } from '@bank/i18n/languages.ts'
import type { SearchDocument } from '../document.ts'
import { isAsking, isGrammar } from '../text/stop-words.ts'
import { foldedText } from '../text/words.ts'
import { mistakesBetween } from '../words/mistakes.ts'

/** Names and addresses of documents that are nearest to what was typed. */
export type Nearest = (typed: string) => readonly Pick<SearchDocument, 'name' | 'url'>[]

export const mostNearest = 5

/** The part of two words that must be alike, and of typed letters that a name must answer: less is chance. */
const leastAlike = 0.6
/** Shorter words are near to too many. */
const leastLetters = 5
const mostWords = 8
/** Kinds whose names are worth showing to somebody who looked for something else. */
const kinds = new Set(['page', 'product', 'question'])

const likeness = (one: string, other: string): number => {
  if (one === other) return 1
  const most = Math.max(one.length, other.length)
  if (Math.min(one.length, other.length) < leastLetters) return 0
  const alike = 1 - mistakesBetween(one, other, Math.floor((1 - leastAlike) * most)) / most
  return alike >= leastAlike ? alike : 0
}

const lettersOf = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + length, 0)

/** Reads the names that may be offered where nothing was found: those with words like most of what was typed. */
export const nearestNames = (language: Language, documents: readonly SearchDocument[]): Nearest => {
  const telling = (text: string): readonly string[] => foldedText(text).filter((word) => !isGrammar(word, language))
  const offered = documents
    .filter(({ kind }) => kinds.has(kind))
    .flatMap((document) => [document.name, ...document.labels].map((name) => ({ document, words: telling(name) })))
  return (typed) => {
    const wanted = telling(typed.slice(0, 100))
      .filter((word) => !isAsking(word, language))
      .slice(0, mostWords)
    const letters = lettersOf(wanted)
    const likest = wanted.map((word) => {
      const known = new Map<string, number>()
      return (words: readonly string[]): number =>
        words.reduce((most, other) => {
          const alike = known.get(other) ?? likeness(word, other)
          known.set(other, alike)
          return Math.max(most, alike)
        }, 0)
    })
    const best = new Map<SearchDocument, number>()
    for (const { document, words } of offered) {
      const answered = wanted.reduce((sum, { length }, at) => sum + length * (likest[at]?.(words) ?? 0), 0)
      // Of names that answer alike, the one that says little else is nearer.
      const near = answered / letters - lettersOf(words) / 1000
      if (answered / letters >= leastAlike && near > (best.get(document) ?? 0)) best.set(document, near)
    }
    return [...best]
      .sort(([, one], [, other]) => other - one)
      .slice(0, mostNearest)
      .map(([{ name, url }]) => ({ name, url }))
  }
}
