/** Words in a row, by their numbers, that stand for one concept. */
export type Phrase = {
  readonly words: readonly number[]
  readonly concept: number
  /** In the other language. */
  readonly isForeign?: boolean
}

/** A phrase of two words or more, with its place among all: of two that fit, the one that stands first is meant. */
type LongPhrase = { readonly phrase: Phrase; readonly place: number }

/** Phrases, longest first, and by their first words. */
export type Phrases = {
  readonly all: readonly Phrase[]
  readonly single: ReadonlyMap<number, Phrase>
  /** Those of two words or more by their first word, and of these by their second. */
  readonly longer: ReadonlyMap<number, ReadonlyMap<number, readonly LongPhrase[]>>
}

export const phrasesByWords = (phrases: readonly Phrase[]): Phrases => {
  const all = phrases.filter(({ words }) => words.length > 0).toSorted((one, other) => other.words.length - one.words.length)
  const longer = all.flatMap((phrase, place) => (phrase.words.length > 1 ? [{ phrase, place }] : []))
  const byFirst = Map.groupBy(longer, ({ phrase }) => phrase.words[0] ?? 0)
  return {
    all,
    // The first of several has the word.
    single: new Map(
      all
        .filter(({ words }) => words.length === 1)
        .map((phrase): [number, Phrase] => [phrase.words[0] ?? 0, phrase])
        .reverse(),
    ),
    longer: new Map([...byFirst].map(([first, own]) => [first, Map.groupBy(own, ({ phrase }) => phrase.words[1] ?? 0)])),
  }
}

/** Whether the words of a phrase from its third on stand where they have to. */
const goesOn = (phrase: readonly number[], words: ArrayLike<number>, place: number): boolean => {
  for (let index = 2; index < phrase.length; index += 1) if (words[place + index] !== phrase[index]) return false
  return true
}

/** The longest phrase that starts at a place of some words. */
export const phraseAt = ({ single, longer }: Phrases, words: ArrayLike<number>, place: number): Phrase | undefined => {
  const first = words[place] as number
  const candidates = longer.get(first)?.get(words[place + 1] as number)
  if (candidates) for (const { phrase } of candidates) if (goesOn(phrase.words, words, place)) return phrase
  return single.get(first)
}
