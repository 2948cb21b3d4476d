import { suggestionsNeedMoreThan } from '@bank/rules/constants.ts'
import { foldedWords } from '@bank/rules/text/fold.ts'
import { type DocumentIndex, indexDocuments } from './document-index.ts'
import { boundedTerms } from './query.ts'
import { mostSuggestions } from './search-answer.ts'

type Name = { readonly name: string; readonly key: string; readonly words: readonly string[] }

export type Suggestions = {
  /** At most eight names for typed text, best first; none for two or fewer trimmed characters (SRCH-07, SRCH-08, API-01). */
  readonly suggest: (typed: string) => readonly string[]
  /** What the next ones may take over: the names as they were given, as they were read, and those that are suggested. */
  readonly made: {
    readonly from: readonly string[]
    readonly read: ReadonlyMap<string, Name>
    readonly forgiving: DocumentIndex<Name>
  }
}

/** How a name answers what was typed: 0 begins with it, 1 has it further on, 2 has all its words in some order; nothing when it does not. */
const rankOf = ({ key, words }: Name, typed: string, typedWords: readonly string[]): 0 | 1 | 2 | undefined => {
  if (key.startsWith(typed)) return 0
  if (key.includes(` ${typed}`)) return 1
  return typedWords.every((beginning) => words.some((word) => word.startsWith(beginning))) ? 2 : undefined
}

const readName = (name: string): Name => {
  const words = foldedWords(name)
  return { name, key: words.join(' '), words }
}

/** Each name once however it is written, shorter ones first: a whole name stands before those that it begins. */
const distinct = (names: Iterable<Name>): readonly Name[] => {
  const byKey = new Map<string, Name>()
  for (const name of names) if (name.key !== '' && !byKey.has(name.key)) byKey.set(name.key, name)
  return [...byKey.values()].sort((one, other) => one.key.length - other.key.length || (one.key < other.key ? -1 : 1))
}

const howNames = { fields: ['name'], textOf: ({ name }: Name): string => name, atOnce: 100 }

/** Suggestions out of these names; of those `before` where only some changed. Only when no name answers are typing mistakes forgiven (D-SRCH-2). */
export const suggestFrom = async (names: readonly string[], before?: Suggestions): Promise<Suggestions> => {
  if (before && names.length === before.made.from.length && names.every((name, index) => name === before.made.from[index])) return before
  const read = new Map(names.map((name) => [name, before?.made.read.get(name) ?? readName(name)]))
  const all = distinct(read.values())
  const forgiving = await indexDocuments(all, howNames, before?.made.forgiving)
  const suggest = (typed: string): readonly string[] => {
    if ([...typed.trim()].length <= suggestionsNeedMoreThan) return []
    const terms = boundedTerms(typed)
    const words = foldedWords(terms)
    if (words.length === 0) return []
    const key = words.join(' ')
    const ranked = all.map((name) => ({ name, rank: rankOf(name, key, words) }))
    const found = ([0, 1, 2] as const).flatMap((wanted) => ranked.filter(({ rank }) => rank === wanted).map(({ name }) => name))
    const near = found.length > 0 ? found : forgiving.search(terms, { combineWith: 'AND' }).map(({ document }) => document)
    return near.slice(0, mostSuggestions).map(({ name }) => name)
  }
  return { suggest, made: { from: names, read, forgiving } }
}
