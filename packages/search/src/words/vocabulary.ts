import type { SearchDocument, ShortAnswerKind, WordGroup } from '../document.ts'
import { foldWord, wordsIn } from '../text/words.ts'
import { type Lexicon, numbersIn } from './lexicon.ts'
import { type Phrase, type Phrases, phrasesByFirst } from './phrases.ts'

/** A concept that has answers. */
export type Concept = {
  readonly id: string
  readonly answers: readonly string[]
  readonly shortAnswer: ShortAnswerKind | undefined
  /** Words of its phrases. */
  readonly words: ReadonlySet<number>
}

/** What words and phrases of one language mean. */
export type Vocabulary = {
  readonly phrases: Phrases
  /** Concepts of word groups, by the number of their token. */
  readonly concepts: ReadonlyMap<number, Concept>
  /** Numbers of the tokens of places. */
  readonly places: ReadonlySet<number>
  /** By address: the concepts that a document answers, best first. */
  readonly answered: ReadonlyMap<string, readonly { readonly concept: number; readonly rank: number }[]>
  readonly placeNumber: (name: string) => number | undefined
}

/** Marks tokens that are no words. */
const mark = '\u0000'

const placeToken = (name: string): string => `${mark}place ${wordsIn(name).map(({ word }) => foldWord(word)).join(' ')}`

/** Phrases of a place: its name, and its name in one word, as in `sugarland`. */
const placePhrases = (lexicon: Lexicon, name: string): readonly Phrase[] => {
  const concept = lexicon.tokenNumber(placeToken(name))
  const words = numbersIn(lexicon, name)
  const joined = wordsIn(name)
    .map(({ word }) => word)
    .join('')
  return [{ words, concept }, ...(words.length > 1 ? [{ words: numbersIn(lexicon, joined), concept }] : [])]
}

/** Reads word groups and the names of all places. Where two groups hold the same phrase, the first one has it. */
export const createVocabulary = (lexicon: Lexicon, groups: readonly WordGroup[], documents: readonly SearchDocument[]): Vocabulary => {
  const placeNames = new Set(documents.flatMap(({ places }) => places))
  const places = new Set([...placeNames].map((name) => lexicon.tokenNumber(placeToken(name))))
  const concepts = new Map<number, Concept>()
  const phrases: Phrase[] = [...placeNames].flatMap((name) => placePhrases(lexicon, name))
  const answered = new Map<string, { concept: number; rank: number }[]>()
  for (const { id, phrases: written, answers, shortAnswer } of groups) {
    const concept = lexicon.tokenNumber(`${mark}group ${id}`)
    const own = written.map((phrase) => ({ words: numbersIn(lexicon, phrase), concept }))
    phrases.push(...own)
    concepts.set(concept, { id, answers, shortAnswer, words: new Set(own.flatMap(({ words }) => words)) })
    for (const [rank, address] of answers.entries()) {
      const known = answered.get(address) ?? []
      answered.set(address, [...known, { concept, rank }])
    }
  }
  return {
    phrases: phrasesByFirst(phrases),
    concepts,
    places,
    answered,
    placeNumber: (name) => lexicon.numberOf(placeToken(name)),
  }
}
