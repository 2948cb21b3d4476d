import type { Language } from '@bank/i18n/languages.ts'
import type { SearchDocument, WordGroup } from '../document.ts'
import { type ReadDocument, readDocument } from '../documents/read-document.ts'
import { sameDocument } from '../documents/same-document.ts'
import { type WeighedDocument, weighDocument } from '../documents/weigh-document.ts'
import { createLexicon, type Lexicon } from '../words/lexicon.ts'
import { createVocabulary, type Vocabulary } from '../words/vocabulary.ts'
import { createPostings, type Pause, type Postings } from './postings.ts'

/** What can be searched in one language, and what its words mean. */
export type SearchInput = {
  readonly documents: readonly SearchDocument[]
  readonly groups: readonly WordGroup[]
  /** Names of towns in which the bank has nothing. */
  readonly towns?: readonly string[] | undefined
}

/** What an index is made of. The next one takes over what did not change. */
export type IndexParts = {
  readonly groups: readonly WordGroup[]
  /** All that the meaning of words depends on, as text. */
  readonly meaning: string
  readonly lexicon: Lexicon
  /** How many words there were when the lexicon was new. */
  readonly firstWords: number
  readonly vocabulary: Vocabulary
  readonly documents: readonly SearchDocument[]
  readonly read: readonly ReadDocument[]
  readonly weighed: readonly WeighedDocument[]
  readonly postings: Postings
}

/** Documents that are read or weighed in one turn. */
const atOnce = 5
const weighedAtOnce = 40

/** A lexicon that holds so many times the words that it started with is given up: most are no one's any more. */
const mostGrowth = 3

const inTurns = async <From, To>(items: readonly From[], each: (item: From) => To, count: number, pause: Pause): Promise<To[]> => {
  const made: To[] = []
  for (const [index, item] of items.entries()) {
    if (index % count === count - 1) await pause()
    made.push(each(item))
  }
  return made
}

/** Documents, each that is as it was before as the same object. */
const takeOver = (documents: readonly SearchDocument[], before: readonly SearchDocument[]): readonly SearchDocument[] => {
  const known = new Map(before.map((document) => [document.url, document]))
  return documents.map((document) => {
    const last = known.get(document.url)
    // Of two documents with one address each is one of its own.
    known.delete(document.url)
    return last && sameDocument(last, document) ? last : document
  })
}

const meaningOf = (groups: readonly WordGroup[], documents: readonly SearchDocument[]): string =>
  JSON.stringify([groups, [...new Set(documents.flatMap(({ places }) => places))].sort()])

/** Reads documents and word groups, a few in each turn; `last` are the parts of an index whose documents and words are mostly the same. */
export const indexParts = async (
  language: Language,
  { documents: given, groups }: SearchInput,
  pause: Pause,
  last?: IndexParts,
): Promise<IndexParts> => {
  const before = last && last.lexicon.size() <= mostGrowth * last.firstWords ? last : undefined
  const documents = before ? takeOver(given, before.documents) : given
  const lexicon = before?.lexicon ?? createLexicon(language)
  const readBefore = new Map(before?.read.map((read) => [read.document, read]))
  const read: ReadDocument[] = []
  let fresh = 0
  for (const document of documents) {
    const known = readBefore.get(document)
    if (!known && ++fresh % atOnce === 0) await pause()
    read.push(known ?? readDocument(lexicon, document))
  }
  const meaning = meaningOf(groups, documents)
  const isAsBefore = before?.meaning === meaning
  const vocabulary = isAsBefore ? before.vocabulary : createVocabulary(lexicon, groups, documents)
  const weighedBefore = new Map(isAsBefore ? before.read.map((one, index) => [one, before.weighed[index]]) : [])
  const weighed = await inTurns(read, (one) => weighedBefore.get(one) ?? weighDocument(vocabulary, one), weighedAtOnce, pause)
  return {
    groups,
    meaning,
    lexicon,
    firstWords: before?.firstWords ?? lexicon.size(),
    vocabulary,
    documents,
    read,
    weighed,
    postings: await createPostings(weighed, lexicon.size(), pause),
  }
}
