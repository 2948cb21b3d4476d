import { foldedText } from '../text/words.ts'

/** A name that is suggested, and other words that lead to it. */
export type SuggestedName = { readonly name: string; readonly synonyms: readonly string[] }

/** Completes what is typed. */
export type Suggestions = {
  /** At most eight names, best first. */
  readonly complete: (typed: string) => readonly string[]
  /** The same as JSON texts of single suggestions, joined by commas. */
  readonly completeJson: (typed: string) => string
}

export const mostSuggestions = 8

/** Letters of a last word that is taken for a mistake. */
const leastCorrected = 5

/** What is read of typed text. */
const mostRead = 100

type Key = { readonly key: string; readonly words: readonly string[]; readonly name: number; readonly isSynonym: boolean }

/** Places of words that begin like this in a sorted list. */
const rangeOf = (sorted: readonly string[], beginning: string): readonly [from: number, to: number] => {
  const firstFrom = (text: string): number => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] as string) < text) low = middle + 1
      else high = middle
    }
    return low
  }
  return [firstFrom(beginning), firstFrom(`${beginning}\uffff`)]
}

/** Each name once however it is written, shorter ones first: a whole name stands before those that it begins. */
const keysOf = (names: readonly SuggestedName[]): { readonly shown: readonly string[]; readonly keys: readonly Key[] } => {
  const byKey = new Map<string, { name: string; synonyms: string[] }>()
  for (const { name, synonyms } of names) {
    const key = foldedText(name).join(' ')
    const known = byKey.get(key)
    if (known) known.synonyms.push(...synonyms)
    else if (key !== '') byKey.set(key, { name, synonyms: [...synonyms] })
  }
  const sorted = [...byKey].sort(([one], [other]) => one.length - other.length || (one < other ? -1 : 1))
  const keys = sorted.map(([key], name): Key => ({ key, words: key.split(' '), name, isSynonym: false }))
  const synonyms = sorted.flatMap(([, named], name) =>
    named.synonyms.map((synonym): Key => {
      const words = foldedText(synonym)
      return { key: words.join(' '), words, name, isSynonym: true }
    }),
  )
  return { shown: sorted.map(([, { name }]) => name), keys: [...keys, ...synonyms] }
}

/** Ranks from here on count only where no name answers: what begins like a synonym may go on otherwise. */
const firstOfRest = 4
const ranks = 6

/** Letters of a synonym’s beginning: `cov` is the start of `covid`, and more often of Covington. */
const leastOfSynonym = 4

/**
 * How a key answers what was typed, best first: it begins so, it goes on so, a synonym is just that, it has the words in some order; and of the
 * rest a synonym begins so, or has the words in some order. Nothing when it does not.
 */
const rankOf = ({ key, words, isSynonym }: Key, typed: string, typedWords: readonly string[]): number | undefined => {
  if (isSynonym && key === typed) return 2
  if (key.startsWith(typed)) return !isSynonym ? 0 : typed.length >= leastOfSynonym ? firstOfRest : undefined
  if (!isSynonym && key.includes(` ${typed}`)) return 1
  const hasAll = typedWords.length > 1 && typedWords.every((beginning) => words.some((word) => word.startsWith(beginning)))
  return hasAll ? (isSynonym ? firstOfRest + 1 : 3) : undefined
}

/**
 * Suggestions of these names (API-01): those that begin with what was typed, then those with a word that does, then those that are called just so by
 * others or have its words in some order. `corrected` gives a likelier word for one that no name holds.
 */
export const createSuggestions = (names: readonly SuggestedName[], corrected: (word: string) => string | undefined): Suggestions => {
  const { shown, keys } = keysOf(names)
  const json = shown.map((name) => JSON.stringify({ term: name }))
  const byWord = new Map<string, number[]>()
  for (const [index, { words }] of keys.entries())
    for (const word of new Set(words)) {
      const known = byWord.get(word)
      if (known) known.push(index)
      else byWord.set(word, [index])
    }
  const sorted = [...byWord.keys()].sort()
  const keysOfWord = sorted.map((word) => Uint32Array.from(byWord.get(word) ?? []))

  /** Numbers of the names for folded words, best first. */
  const ranked = (words: readonly string[]): readonly number[] => {
    const typed = words.join(' ')
    let [from, to] = [0, sorted.length]
    for (const word of words) {
      const range = rangeOf(sorted, word)
      if (range[1] - range[0] < to - from) [from, to] = range
    }
    const byRank: number[][] = Array.from({ length: ranks }, () => [])
    for (let at = from; at < to; at += 1)
      for (const index of keysOfWord[at] as Uint32Array) {
        const rank = rankOf(keys[index] as Key, typed, words)
        if (rank !== undefined) byRank[rank]?.push(index)
      }
    const found = new Set<number>()
    for (const [rank, indexes] of byRank.entries()) {
      if (rank === firstOfRest && found.size > 0) break
      indexes.sort((one, other) => one - other)
      for (const index of indexes) {
        found.add((keys[index] as Key).name)
        if (found.size === mostSuggestions) return [...found]
      }
    }
    return [...found]
  }

  const complete = (typed: string): readonly number[] => {
    const words = foldedText(typed.slice(0, mostRead).normalize('NFC'))
    if (words.length === 0) return []
    const found = ranked(words)
    if (found.length > 0) return found
    const isHeld = (word: string): boolean => rangeOf(sorted, word)[0] < rangeOf(sorted, word)[1]
    // A short last word is most likely the beginning of one that nobody has written yet.
    const isBegun = (word: string, place: number): boolean => place === words.length - 1 && word.length < leastCorrected
    const likelier = words.map((word, place) => (isHeld(word) || isBegun(word, place) ? word : (corrected(word) ?? word)))
    return likelier.join() === words.join() ? [] : ranked(likelier)
  }
  return {
    complete: (typed) => complete(typed).map((name) => shown[name] as string),
    completeJson: (typed) => {
      let text = ''
      for (const name of complete(typed)) text += text === '' ? json[name] : `,${json[name]}`
      return text
    },
  }
}
