import type { Language } from '@bank/i18n/languages.ts'
import { editDistance } from '@bank/rules/text/edit-distance.ts'
import type { SearchDocument } from '../document.ts'
import { isAsking, isGrammar } from '../text/stop-words.ts'
import { foldedText } from '../text/words.ts'

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

/** The letters of a word, a bit for each. */
const lettersIn = (word: string): number => {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

const bitsIn = (bits: number): number => {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

const likeness = (one: string, other: string, differing: number): number => {
  if (one === other) return 1
  const most = Math.max(one.length, other.length)
  const allowed = Math.floor((1 - leastAlike) * most)
  // A mistake changes two letters at most.
  if (Math.min(one.length, other.length) < leastLetters || bitsIn(differing) > 2 * allowed) return 0
  const mistakes = editDistance(one, other, allowed)
  return mistakes > allowed ? 0 : 1 - mistakes / most
}

const lengthOf = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + length, 0)

/** Reads the names that may be offered where nothing was found: those with words like most of what was typed. */
export const nearestNames = (language: Language, documents: readonly SearchDocument[]): Nearest => {
  const telling = (text: string): readonly string[] => foldedText(text).filter((word) => !isGrammar(word, language))
  const numbers = new Map<string, number>()
  const numberOf = (word: string): number => {
    const known = numbers.get(word) ?? numbers.size
    numbers.set(word, known)
    return known
  }
  const offered = documents
    .filter(({ kind }) => kinds.has(kind))
    .flatMap((document) => [document.name, ...document.labels].map((name) => ({ document, words: telling(name) })))
    .map(({ document, words }) => ({ document, numbers: words.map(numberOf), length: lengthOf(words) }))
  const words = [...numbers.keys()]
  const letters = words.map(lettersIn)
  return (typed) => {
    const wanted = telling(typed.slice(0, 100))
      .filter((word) => !isAsking(word, language))
      .slice(0, mostWords)
    const alike = wanted.map((word) => {
      const own = lettersIn(word)
      return words.map((other, number) => likeness(word, other, own ^ (letters[number] as number)))
    })
    const best = new Map<SearchDocument, number>()
    for (const { document, numbers: own, length } of offered) {
      let answered = 0
      for (const [at, { length: weight }] of wanted.entries())
        answered += weight * own.reduce((most, number) => Math.max(most, alike[at]?.[number] ?? 0), 0)
      const share = answered / lengthOf(wanted)
      // Of names that answer alike, the one that says little else is nearer.
      const near = share - length / 1000
      if (share >= leastAlike && near > (best.get(document) ?? 0)) best.set(document, near)
    }
    return [...best]
      .sort(([, one], [, other]) => other - one)
      .slice(0, mostNearest)
      .map(([{ name, url }]) => ({ name, url }))
  }
}
