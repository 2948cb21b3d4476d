import { otherLanguage } from '@bank/rules/language.ts'
import type { SearchDocument, ShortAnswerKind, WordGroup } from '../document.ts'
import { isGrammar } from '../text/stop-words.ts'
import { foldWord, wordsIn } from '../text/words.ts'
import { type Lexicon, numbersIn, silent } from './lexicon.ts'
import { type Phrase, type Phrases, phrasesByWords } from './phrases.ts'

/** A concept that has answers. */
export type Concept = {
  readonly id: string
  readonly answers: readonly string[]
  /** Addresses that are offered where nothing answers. */
  readonly instead: readonly string[]
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
  /** How much a word tells of what is meant: the fewer groups hold it, the more. */
  readonly specificity: (word: number) => number
  /** Whether a word stands in a phrase or in the name of a place. */
  readonly isOfPhrase: (word: number) => boolean
  /** Words of people's names that are in no phrase. */
  readonly people: ReadonlySet<number>
  readonly placeNumber: (name: string) => number | undefined
}

/** Marks tokens that are no words. */
const mark = '\u0000'

const conceptToken = (id: string): string => `${mark}group ${id}`

const placeToken = (name: string): string =>
  `${mark}place ${wordsIn(name)
    .map(({ word }) => foldWord(word))
    .join(' ')}`

/** A phrase of a few words in one: `sugarland`, `directdeposit`. */
const inOneWord = (lexicon: Lexicon, text: string, concept: number, most: number): readonly Phrase[] => {
  const written = wordsIn(text).map(({ word }) => word)
  return written.length > 1 && written.length <= most ? [{ words: numbersIn(lexicon, written.join('')), concept }] : []
}

/** Phrases of the other language, without its words of grammar. What own phrases say as well, or could, is left out. */
const foreignPhrases = (lexicon: Lexicon, groups: readonly WordGroup[], own: readonly Phrase[]): readonly Phrase[] => {
  const known = new Set(own.flatMap(({ words }) => words))
  const language = otherLanguage(lexicon.language)
  return groups.flatMap(({ id, foreign = [] }) => {
    const concept = lexicon.tokenNumber(conceptToken(id))
    return foreign.flatMap((phrase): readonly Phrase[] => {
      const telling = wordsIn(phrase).flatMap(({ word }) => (isGrammar(foldWord(word), language) ? [] : [lexicon.number(word)]))
      const words = telling.filter((number) => number !== silent)
      return words.every((word) => known.has(word)) ? [] : [{ words, concept, isForeign: true }]
    })
  })
}

/** Words of a place, and of a phrase, that may be written as one. */
const mostInPlace = 4
const mostInPhrase = 2

/** Reads word groups and the names of all places. Where two groups hold the same phrase, the first one has it. */
export const createVocabulary = (lexicon: Lexicon, groups: readonly WordGroup[], documents: readonly SearchDocument[]): Vocabulary => {
  const placeNames = new Set(documents.flatMap(({ places }) => places))
  const places = new Set([...placeNames].map((name) => lexicon.tokenNumber(placeToken(name))))
  const concepts = new Map<number, Concept>()
  const phrases: Phrase[] = [...placeNames].flatMap((name) => {
    const concept = lexicon.tokenNumber(placeToken(name))
    return [{ words: numbersIn(lexicon, name), concept }, ...inOneWord(lexicon, name, concept, mostInPlace)]
  })
  // After all phrases, for one of them may be written so: `lock box` is none of `lockbox`.
  const joined: Phrase[] = []
  const holders = new Map<number, number>()
  const answered = new Map<string, { concept: number; rank: number }[]>()
  for (const { id, phrases: written, answers, instead = [], shortAnswer } of groups) {
    const concept = lexicon.tokenNumber(conceptToken(id))
    const own = written.map((phrase): Phrase => ({ words: numbersIn(lexicon, phrase), concept }))
    phrases.push(...own)
    joined.push(...written.flatMap((phrase) => inOneWord(lexicon, phrase, concept, mostInPhrase)))
    const words = new Set(own.flatMap((phrase) => phrase.words))
    concepts.set(concept, { id, answers, instead, shortAnswer, words })
    for (const word of words) holders.set(word, (holders.get(word) ?? 0) + 1)
    for (const [rank, address] of answers.entries()) {
      const known = answered.get(address) ?? []
      answered.set(address, [...known, { concept, rank }])
    }
  }
  phrases.push(...joined)
  phrases.push(...foreignPhrases(lexicon, groups, phrases))
  const ofPhrases = new Set(phrases.flatMap(({ words }) => words))
  const people = documents.filter(({ kind }) => kind === 'person').flatMap(({ name }) => numbersIn(lexicon, name))
  return {
    people: new Set(people.filter((word) => !holders.has(word))),
    phrases: phrasesByWords(phrases),
    concepts,
    places,
    answered,
    specificity: (word) => Math.log((groups.length + 1) / (holders.get(word) ?? 1)),
    isOfPhrase: (word) => ofPhrases.has(word),
    placeNumber: (name) => lexicon.numberOf(placeToken(name)),
  }
}
