import { rangeOf } from '../text/sorted-texts.ts'
import { utf8Json } from '../text/utf8-json.ts'
import { foldedText } from '../text/words.ts'
import { type Key, rankOf, ranks, startsOf } from './starts.ts'

/** A name that is suggested, and other words that lead to it. One of many of a kind, `Lufkin ATM`, stands behind all others. */
export type SuggestedName = { readonly name: string; readonly synonyms: readonly string[]; readonly isOneOfMany?: boolean }

/** Completes what is typed. */
export type Suggestions = {
  /** At most eight names, best first. */
  readonly complete: (typed: string) => readonly string[]
  /** The same as JSON of single suggestions (`utf8Json`), joined by commas. */
  readonly completeJson: (typed: string) => string
}

export const mostSuggestions = 8

/** Letters of a last word that is taken for a mistake. */
const leastCorrected = 5

/** What is read of typed text. */
const mostRead = 100

/** Each name once however it is written, shorter ones first: a whole name stands before those that it begins. */
const keysOf = (names: readonly SuggestedName[]): { readonly shown: readonly string[]; readonly keys: readonly Key[] } => {
  const byKey = new Map<string, { name: string; synonyms: string[]; isOneOfMany: boolean }>()
  for (const { name, synonyms, isOneOfMany = false } of names) {
    const key = foldedText(name).join(' ')
    const known = byKey.get(key)
    if (known) {
      known.synonyms.push(...synonyms)
      known.isOneOfMany &&= isOneOfMany
    } else if (key !== '') byKey.set(key, { name, synonyms: [...synonyms], isOneOfMany })
  }
  const sorted = [...byKey].sort(([one], [other]) => one.length - other.length || (one < other ? -1 : 1))
  const keys = sorted.map(([key, { isOneOfMany }], name): Key => ({ key, words: key.split(' '), name, isSynonym: false, isOneOfMany }))
  const synonyms = sorted.flatMap(([, named], name) =>
    named.synonyms.map((synonym): Key => {
      const words = foldedText(synonym)
      return { key: words.join(' '), words, name, isSynonym: true, isOneOfMany: false }
    }),
  )
  return { shown: sorted.map(([, { name }]) => name), keys: [...keys, ...synonyms] }
}

/** Whether a key has words that begin like all of those typed, in some order. What begins like a synonym is counted by that alone. */
const holdsAll = ({ key, isSynonym }: Key, typed: string, typedWords: readonly string[]): boolean =>
  !(isSynonym && key.startsWith(typed)) && typedWords.every((beginning) => key.startsWith(beginning) || key.includes(` ${beginning}`))

/**
 * Suggestions of these names (API-01): those that begin with what was typed, then those with a word that does, then those that are called just so by
 * others or have its words in some order. `corrected` gives a likelier word for one that no name holds.
 */
export const createSuggestions = (names: readonly SuggestedName[], corrected: (word: string) => string | undefined): Suggestions => {
  const { shown, keys } = keysOf(names)
  const json = shown.map((name) => utf8Json({ term: name }))
  const byWord = new Map<string, number[]>()
  for (const [index, { words }] of keys.entries())
    for (const word of new Set(words)) {
      const known = byWord.get(word)
      if (known) known.push(index)
      else byWord.set(word, [index])
    }
  const sorted = [...byWord.keys()].sort()
  // Names stand before synonyms.
  const keysOfWord = sorted.map((word) => Uint32Array.from(byWord.get(word) ?? []))

  const starts = startsOf(keys)
  const nameOf = Uint32Array.from(keys, ({ name }) => name)
  /** Places of keys by how they answer: `rank * keys.length + key`. */
  const placeOf = (rank: number, key: number): number => rank * keys.length + key
  /** What else begins like a synonym, or holds its words, counts only where nothing better answers. */
  const firstOfRest = placeOf(ranks.synonymBegins, 0)
  const isAnswered = ([first = firstOfRest]: readonly number[]): boolean => first < firstOfRest
  const nameAt = (place: number): number => nameOf[place % keys.length] as number

  /** Puts a place among the best, which have different names. */
  const keep = (best: number[], place: number): void => {
    if (best.length === mostSuggestions && place >= (best[mostSuggestions - 1] as number)) return
    const name = nameAt(place)
    let at = best.length
    for (let other = best.length - 1; other >= 0; other -= 1) {
      const isSame = nameAt(best[other] as number) === name
      if (place < (best[other] as number)) {
        at = other
        if (isSame) best.splice(other, 1)
      } else if (isSame) return
    }
    best.splice(at, 0, place)
    if (best.length > mostSuggestions) best.pop()
  }

  /** Keys with a word that begins like the one of these that fewest words begin like. */
  const candidates = (words: readonly string[]): readonly Uint32Array[] => {
    let [from, to] = [0, sorted.length]
    for (const word of words) {
      const range = rangeOf(sorted, word)
      if (range[1] - range[0] < to - from) [from, to] = range
    }
    return keysOfWord.slice(from, to)
  }

  /** Numbers of the names for folded words, best first. */
  const ranked = (words: readonly string[]): readonly number[] => {
    const typed = words.join(' ')
    const best: number[] = []
    starts.forEach(typed, (rank, key) => keep(best, placeOf(rank, key)))
    const isFull = best.length === mostSuggestions && (best[mostSuggestions - 1] as number) < placeOf(ranks.holds, 0)
    if (words.length > 1 && !isFull)
      for (const each of candidates(words))
        for (const number of each) {
          const key = keys[number] as Key
          if (key.isSynonym && isAnswered(best)) break
          if (holdsAll(key, typed, words)) keep(best, placeOf(key.isSynonym ? ranks.synonymHolds : rankOf(key, ranks.holds), number))
        }
    return (isAnswered(best) ? best.filter((place) => place < firstOfRest) : best).map(nameAt)
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
