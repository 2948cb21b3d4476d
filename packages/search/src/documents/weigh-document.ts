import { phraseAt } from '../words/phrases.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import { holdingSentences } from './holding-sentences.ts'
import type { Passage, ReadDocument } from './read-document.ts'

/** The tokens of a document, words and concepts, with what they weigh in it. */
export type WeighedDocument = {
  readonly tokens: Int32Array
  readonly weights: Float32Array
  readonly named: ReadonlySet<number>
  /** Which sentences hold each token. */
  readonly sentences: Uint32Array
}

/** A concept of the document that answers it best, and what each further one counts for less. */
const answerWeight = 14
const answerStep = 2
/** A word of a phrase that the document answers. */
const answerWordWeight = 2.5
export const placeWeight = 6

/** Every further time that a token stands in text counts less. */
const repeated = (weight: number, times: number): number => (weight * 1.5 * times) / (times + 0.5)

const tokensOf = ({ words }: Passage, { phrases }: Vocabulary): readonly number[] => {
  const tokens: number[] = []
  for (let place = 0; place < words.length; place += 1) {
    tokens.push(words[place] as number)
    const phrase = phraseAt(phrases, words, place)
    if (phrase) tokens.push(phrase.concept)
  }
  return tokens
}

/** Weighs words and concepts of a document by the passages in which they stand. */
export const weighDocument = (vocabulary: Vocabulary, { document, passages, sentences }: ReadDocument): WeighedDocument => {
  const found = new Map<number, number>()
  const inText = new Map<number, number>()
  const named = new Set<number>()
  const put = (token: number, weight: number): void => {
    const known = found.get(token) ?? 0
    if (weight > known) found.set(token, weight)
  }
  for (const passage of passages) {
    for (const token of tokensOf(passage, vocabulary)) {
      if (passage.weight === 1) inText.set(token, (inText.get(token) ?? 0) + 1)
      else put(token, passage.weight)
      if (passage.isName) named.add(token)
    }
  }
  for (const name of document.places) {
    const place = vocabulary.placeNumber(name)
    if (place !== undefined) put(place, placeWeight)
  }
  for (const { concept, rank } of vocabulary.answered.get(document.url) ?? []) {
    put(concept, answerWeight - answerStep * rank)
    for (const word of vocabulary.concepts.get(concept)?.words ?? []) put(word, answerWordWeight)
  }
  // What stands in the text, too, is more than a name alone.
  for (const [token, times] of inText) found.set(token, (found.get(token) ?? 0) + repeated(1, times))
  const tokens = [...found.keys()]
  return {
    tokens: Int32Array.from(tokens),
    weights: Float32Array.from(tokens, (token) => found.get(token) ?? 0),
    named,
    sentences: holdingSentences(sentences, tokens),
  }
}
