import type { SearchDocument } from '../document.ts'
import { utf8Json } from '../text/utf8-json.ts'
import { type Lexicon, numbersIn } from '../words/lexicon.ts'
import { isSentence, readSentence, type Sentence, sentencesOf } from './sentences.ts'

/** What a word counts for by where it stands; one of a long name for less. */
const weights = { name: 8, label: 6, keyword: 5, heading: 3, description: 2, text: 1 } as const

/** Words in a row, and what each counts for. */
export type Passage = { readonly weight: number; readonly words: ArrayLike<number>; readonly isName: boolean }

/** A document whose texts are cut into words: what does not depend on synonyms. */
export type ReadDocument = {
  readonly document: SearchDocument
  readonly passages: readonly Passage[]
  readonly sentences: readonly Sentence[]
  /** The start of its result as JSON, up to its excerpt (`utf8Json`). */
  readonly json: string
}

/** Sentences of a document that are read; more would only cost memory. */
const mostSentences = 400

const nameWeight = (words: readonly number[]): number => 1 / (1 + 0.12 * Math.max(0, words.length - 1))

/** Reads the texts of a document. */
export const readDocument = (lexicon: Lexicon, document: SearchDocument): ReadDocument => {
  const { url, kind, name, lang, nameLang, labels, keywords, headings, description, text } = document
  const named = (value: string, weight: number): Passage => {
    const words = numbersIn(lexicon, value)
    return { weight: weight * nameWeight(words), words, isName: true }
  }
  const other =
    (weight: number) =>
    (value: string): Passage => ({ weight, words: numbersIn(lexicon, value), isName: false })
  const read = (sentence: string) => ({ sentence, ...readSentence(lexicon, sentence) })
  const described = sentencesOf(description).map(read)
  const told = sentencesOf(text).slice(0, mostSentences).map(read)
  return {
    document,
    passages: [
      named(name, weights.name),
      ...labels.map((label) => named(label, weights.label)),
      ...keywords.map((keyword) => named(keyword, weights.keyword)),
      ...headings.map(other(weights.heading)),
      ...described.map(({ words }) => ({ weight: weights.description, words, isName: false })),
      ...told.map(({ words }) => ({ weight: weights.text, words, isName: false })),
    ],
    sentences: [...described, ...told.filter(({ sentence }) => isSentence(sentence))].filter(
      ({ sentence }) => sentence !== name && sentence !== `${name}.`,
    ),
    json: `{"title":${utf8Json(name)},"url":${utf8Json(url)},"kind":"${kind}",${lang ? `"lang":"${lang}",` : ''}${nameLang ? `"titleLang":"${nameLang}",` : ''}"excerpt":`,
  }
}
