import { suggestionsNeedMoreThan } from '@bank/rules/constants.ts'
import { foldedWords } from '@bank/rules/text/fold.ts'
import MiniSearch from 'minisearch'
import { boundedTerms, matching } from './query.ts'

/** At most eight names for typed text, best first; none for two or fewer trimmed characters (SRCH-07, SRCH-08, API-01). */
export type Suggest = (typed: string) => readonly string[]

type Name = { readonly id: number; readonly name: string; readonly key: string; readonly words: readonly string[] }

export const mostSuggestions = 8

/** How a name answers what was typed: 0 begins with it, 1 has it further on, 2 has all its words in some order; nothing when it does not. */
const rankOf = ({ key, words }: Name, typed: string, typedWords: readonly string[]): 0 | 1 | 2 | undefined => {
  if (key.startsWith(typed)) return 0
  if (key.includes(` ${typed}`)) return 1
  return typedWords.every((beginning) => words.some((word) => word.startsWith(beginning))) ? 2 : undefined
}

/** Each name once however it is written, shorter ones first: a whole name stands before those that it begins. */
const distinct = (names: Iterable<string>): readonly Name[] => {
  const byKey = new Map<string, { name: string; key: string; words: readonly string[] }>()
  for (const name of names) {
    const words = foldedWords(name)
    const key = words.join(' ')
    if (key !== '' && !byKey.has(key)) byKey.set(key, { name, key, words })
  }
  return [...byKey.values()]
    .sort((one, other) => one.key.length - other.key.length || (one.key < other.key ? -1 : 1))
    .map((name, id) => ({ id, ...name }))
}

/** Names that are indexed in one go; between two goes other requests have their turn. */
const chunkSize = 100

/** Suggestions out of these names. Only when no name answers are typing mistakes forgiven (D-SRCH-2). */
export const suggestFrom = async (names: Iterable<string>): Promise<Suggest> => {
  const all = distinct(names)
  const forgiving = new MiniSearch<Name>({ fields: ['name'], ...matching })
  await forgiving.addAllAsync(all, { chunkSize })
  return (typed) => {
    if ([...typed.trim()].length <= suggestionsNeedMoreThan) return []
    const terms = boundedTerms(typed)
    const words = foldedWords(terms)
    if (words.length === 0) return []
    const key = words.join(' ')
    const ranked = all.map((name) => ({ name, rank: rankOf(name, key, words) }))
    const found = ([0, 1, 2] as const).flatMap((wanted) => ranked.filter(({ rank }) => rank === wanted).map(({ name }) => name))
    const near = found.length > 0 ? found : forgiving.search(terms, { combineWith: 'AND' }).flatMap(({ id }) => all[id] ?? [])
    return near.slice(0, mostSuggestions).map(({ name }) => name)
  }
}
