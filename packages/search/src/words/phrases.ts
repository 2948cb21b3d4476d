/** Words in a row, by their numbers, that stand for one concept. */
export type Phrase = {
  readonly words: readonly number[]
  readonly concept: number
  /** In the other language. */
  readonly isForeign?: boolean
}

/** Phrases by their first word, longest first. */
export type Phrases = ReadonlyMap<number, readonly Phrase[]>

export const phrasesByFirst = (phrases: readonly Phrase[]): Phrases => {
  const sorted = phrases.filter(({ words }) => words.length > 0).toSorted((one, other) => other.words.length - one.words.length)
  return Map.groupBy(sorted, ({ words }) => words[0] ?? 0)
}

const standsAt = (phrase: readonly number[], words: ArrayLike<number>, place: number): boolean => {
  for (let index = 1; index < phrase.length; index += 1) if (words[place + index] !== phrase[index]) return false
  return true
}

/** The longest phrase that starts at a place of some words. */
export const phraseAt = (phrases: Phrases, words: ArrayLike<number>, place: number): Phrase | undefined => {
  const candidates = phrases.get(words[place] as number)
  if (candidates) for (const phrase of candidates) if (standsAt(phrase.words, words, place)) return phrase
  return undefined
}
