import type { Language } from '@bank/i18n/languages.ts'
import { suggestionsNeedMoreThan } from '@bank/rules/constants.ts'
import { type DocumentKind, documentKinds, type SearchDocument } from '../document.ts'
import { best, nothingFound, type Ranked, type Ranking, rank } from '../query/rank.ts'
import { type Query, readQuery } from '../query/read-query.ts'
import { type AnswerHint, answerHint } from '../query/short-answer.ts'
import { suggestedNames } from '../suggest/suggested-names.ts'
import { createSuggestions } from '../suggest/suggestions.ts'
import { createSpelling } from '../words/spelling.ts'
import { createTowns } from '../words/towns.ts'
import { wordsWrittenTogether } from '../words/written-together.ts'
import { createResults, type Wanted } from './excerpt.ts'
import { type IndexParts, indexParts, type SearchInput } from './index-parts.ts'
import { likelyWords } from './likely-words.ts'
import { mostNearest, nearestNames } from './nearest.ts'
import type { Pause } from './postings.ts'
import { tablesOf } from './tables.ts'

/** What was found for typed text. */
export type Found = {
  readonly query: Query
  readonly ranking: Ranking
  /** How many there are of each kind, most first. */
  readonly kinds: readonly { readonly kind: DocumentKind; readonly total: number }[]
}

/** Search over what one language has. */
export type SearchIndex = {
  readonly find: (typed: string) => Found
  /** Numbers of the best documents of what was found, best first. */
  readonly best: (found: Found, count: number) => readonly number[]
  /** Members `data`, `total` and `kinds` of an answer as JSON (`utf8Json`): ten results from `offset` on, of one kind where one is given. */
  readonly resultsJson: (found: Found, offset: number, kind?: DocumentKind) => string
  /** What can be told in short. */
  readonly answer: (found: Found) => AnswerHint | undefined
  /** What helps where nothing was found: what editors offer instead, else names that are near. */
  readonly nearest: (found: Found) => readonly Pick<SearchDocument, 'name' | 'url'>[]
  /** At most eight names for typed text (SRCH-10, API-01); none for two or fewer characters (SRCH-07, SRCH-08). */
  readonly suggest: (typed: string) => readonly string[]
  /** The same as the items of a JSON list (`utf8Json`). */
  readonly suggestJson: (typed: string) => string
  readonly document: (number: number) => SearchDocument
  /** What it was made from, and what the next index may take over. */
  readonly from: SearchInput
  readonly parts: IndexParts
}

export const resultsPerPage = 10

const isTooShort = (typed: string): boolean => [...typed.trim()].length <= suggestionsNeedMoreThan

/** Words that are marked for a concept: those that are phrases by themselves. */
const markedWords = ({ phrases }: IndexParts['vocabulary']): ReadonlyMap<number, readonly number[]> => {
  const single = phrases.all.filter(({ words }) => words.length === 1)
  return new Map(
    [...Map.groupBy(single, ({ concept }) => concept)].map(([concept, own]) => [concept, own.map(({ words }) => words[0] ?? 0)]),
  )
}

/** Makes the index of one language (D-SRCH-2), a few documents in each turn; of the one `before` where only some of them changed. */
export const createSearchIndex = async (
  language: Language,
  from: SearchInput,
  pause: Pause,
  before?: SearchIndex,
): Promise<SearchIndex> => {
  if (before?.from === from) return before
  const parts = await indexParts(language, from, pause, before?.parts)
  const { lexicon, vocabulary, postings, read } = parts
  const spelling = createSpelling(language, likelyWords(parts))
  await pause()
  const suggestions = createSuggestions(suggestedNames(parts), (word) => spelling.correct(lexicon.look(word).token))
  await pause()
  const tables: Ranked = tablesOf(parts)
  const marked = markedWords(vocabulary)
  const kindNumbers = Uint8Array.from(read, ({ document }) => documentKinds.indexOf(document.kind))
  const writeResults = createResults(read, postings)
  const isWanted = new Uint8Array(lexicon.size())
  const isHeld = (token: number): boolean => token < postings.most.length && (postings.most[token] ?? 0) > 0
  const towns = createTowns(from.towns ?? [], new Set(parts.documents.flatMap(({ places }) => places)))
  const reader = {
    lexicon,
    vocabulary,
    spelling,
    towns,
    together: wordsWrittenTogether(lexicon, parts.documents),
    isHeld,
    known: new Map(),
  }
  const nearest = nearestNames(language, parts.documents)

  const countKinds = (numbers: readonly number[]): Found['kinds'] => {
    const counts = new Uint32Array(documentKinds.length)
    for (let at = 0; at < numbers.length; at += 1) {
      const kind = kindNumbers[numbers[at] as number] as number
      counts[kind] = (counts[kind] as number) + 1
    }
    return documentKinds
      .map((kind, number) => ({ kind, total: counts[number] as number }))
      .filter(({ total }) => total > 0)
      .sort((one, other) => other.total - one.total)
  }

  /** Tokens to mark. They are taken back by `forget`. Each typed word is asked for by itself, and a concept with the first of its words. */
  const wantedFor = ({ slots, tokens: typed }: Query): Wanted => {
    const tokens: number[] = []
    const askedWith: number[] = []
    const want = (token: number, asked: number): void => {
      if (isWanted[token] !== 0) return
      isWanted[token] = 1
      tokens.push(token)
      askedWith.push(asked)
    }
    for (const [place, token] of typed.entries()) want(token, place)
    for (const [place, slot] of slots.entries()) {
      const first = typed.findIndex((token) => slot.words.includes(token))
      const asked = first < 0 ? typed.length + place : first
      for (const { token } of slot.tokens) {
        want(token, asked)
        for (const word of marked.get(token) ?? []) want(word, asked)
      }
    }
    return { tokens, askedWith, isWanted }
  }
  const forget = ({ tokens }: Wanted): void => {
    for (const token of tokens) isWanted[token] = 0
  }

  /** What was found of one kind. */
  const onlyOf = ({ documents: all, scores }: Ranking, kind: number): Ranking => {
    const places = all.flatMap((number, place) => (kindNumbers[number] === kind ? [place] : []))
    return { documents: places.map((place) => all[place] as number), scores: places.map((place) => scores[place] as number) }
  }
  const answering = { ...tables, documents: parts.documents }

  return {
    from,
    parts,
    document: (number) => parts.documents[number] as SearchDocument,
    find: (typed) => {
      const query = readQuery(reader, typed)
      const ranking = query.slots.length === 0 ? nothingFound : rank(tables, query)
      return { query, ranking, kinds: countKinds(ranking.documents) }
    },
    best: ({ ranking }, count) => best(ranking, count),
    resultsJson: ({ query, ranking, kinds }, offset, kind) => {
      const wantedKind = kind === undefined ? ranking : onlyOf(ranking, documentKinds.indexOf(kind))
      const numbers = best(wantedKind, offset + resultsPerPage)
      const wanted = wantedFor(query)
      const data = writeResults(offset === 0 ? numbers : numbers.slice(offset), wanted)
      forget(wanted)
      const counted = kinds.map((each) => `{"kind":"${each.kind}","total":${each.total}}`).join()
      return `"data":[${data}],"total":${wantedKind.documents.length},"kinds":[${counted}]`
    },
    answer: ({ query, ranking }) => answerHint(answering, query, best(ranking, 1)[0]),
    nearest: ({ query }) => {
      const instead = query.slots.flatMap(({ tokens }) => vocabulary.concepts.get(tokens[0]?.token ?? -1)?.instead ?? [])
      const offered = [...new Set(instead)].flatMap((url) => parts.documents[tables.numberOf(url) ?? -1] ?? [])
      return offered.length > 0 ? offered.slice(0, mostNearest).map(({ name, url }) => ({ name, url })) : nearest(query.text)
    },
    suggest: (typed) => (isTooShort(typed) ? [] : suggestions.complete(typed)),
    suggestJson: (typed) => (isTooShort(typed) ? '' : suggestions.completeJson(typed)),
  }
}
