import type { Language } from '@bank/i18n/languages.ts'
import { editDistance } from '@bank/rules/text/edit-distance.ts'
import { rangeOf } from '../text/sorted-texts.ts'
import { isAsking } from '../text/stop-words.ts'

/** Words that a mistyped word may mean. */
export type Spelling = {
  /** The likeliest word for one that nobody has written: one mistake, or two in a long word that begins alike; nothing when there is none. */
  readonly correct: (word: string) => string | undefined
  /** Words that begin like this, likeliest first. */
  readonly completions: (beginning: string) => readonly string[]
}

/** Two letters may have changed places from so many letters on. */
const leastForSwap = 4
/** A word may lack a letter or have another one from so many letters on: a shorter one is another word, as `taxi` is no `tax`. */
const leastForOne = 5
/** It may have a letter too many from so many letters on: `movie` is no `move`. */
const leastForMore = 7
/** Somebody left out the vowels of a word of so many letters: `lst` for `lost`. */
const leastWithoutVowels = 3
/** Two mistakes are forgiven from so many letters on. */
const leastForTwo = 8
const mostCompletions = 8

const without = (word: string): string[] => Array.from(word, (_letter, index) => word.slice(0, index) + word.slice(index + 1))

/** How a word sounds, roughly: letters that are mistaken for each other are one, silent ones none. */
const sound = (word: string, language: Language): string =>
  (language === 'es'
    ? word
        .replace(/h/g, '')
        .replace(/v/g, 'b')
        .replace(/qu|k/g, 'c')
        .replace(/g(?=[ei])/g, 'j')
        .replace(/z|c(?=[ei])/g, 's')
        .replace(/ll/g, 'y')
    : word
        .replace(/ph/g, 'f')
        .replace(/ck|q/g, 'k')
        .replace(/(?:ie|ei|ea)(?=.)/g, 'e')
  ).replace(/(.)\1/g, '$1')

/** Whether a typed word begins like another one, or lacks its first letter or has it second: another first letter makes another word. */
const beginsAlike = (typed: string, other: string): boolean =>
  typed[0] === other[0] || typed === other.slice(1) || (typed[0] === other[1] && typed[1] === other[0])

const consonants = (word: string): string => word.replace(/[aeiouy]/g, '')

const isSwap = (one: string, other: string): boolean =>
  one.length === other.length && [...one].sort().join('') === [...other].sort().join('')

/** Whether one mistake makes another word of the typed one. */
const isOneMistake = (typed: string, other: string): boolean => {
  if (!beginsAlike(typed, other) || editDistance(typed, other, 1) > 1) return false
  if (isSwap(typed, other)) return true
  // Another last letter makes another short word: a ticket is no ticker.
  if (typed.length < leastForMore && typed.length === other.length && typed.at(-1) !== other.at(-1)) return false
  return typed.length >= (other.length < typed.length ? leastForMore : leastForOne)
}

/** Reads the words that may be meant, with how likely each is. */
export const createSpelling = (language: Language, likelihoods: ReadonlyMap<string, number>): Spelling => {
  const likelihood = (word: string): number => likelihoods.get(word) ?? 0
  const better = (one: string, other: string): number => likelihood(other) - likelihood(one) || (one < other ? -1 : 1)
  /** People rarely mistake the first letter. */
  const nearest = (word: string) => (one: string, other: string) =>
    Number(other[0] === word[0]) - Number(one[0] === word[0]) || better(one, other)
  const words = [...likelihoods.keys()].filter((word) => /^\p{L}/u.test(word))
  // What stands around every question is nothing that somebody looks for.
  const telling = words.filter((word) => !isAsking(word, language))
  // What nobody has written but a phrase without its blanks completes nothing.
  const sorted = words.filter((word) => likelihood(word) > 0).toSorted((one, other) => (one < other ? -1 : 1))
  const byDeletion = new Map<string, string[]>()
  const byInitial = Map.groupBy(
    telling.filter((word) => word.length >= leastForTwo - 2),
    (word) => word[0] ?? '',
  )
  for (const word of telling) {
    if (word.length < leastForSwap) continue
    for (const key of [word, ...without(word)]) {
      const known = byDeletion.get(key)
      if (known) known.push(word)
      else byDeletion.set(key, [word])
    }
  }
  const bySound = Map.groupBy(telling, (word) => sound(word, language))
  const byConsonants = Map.groupBy(telling, consonants)
  const nearOf = (word: string): readonly string[] => {
    if (/\d/.test(word)) return []
    if (word.length >= leastWithoutVowels && consonants(word) === word) {
      const whole = byConsonants.get(word)
      if (whole) return whole.filter((other) => other[0] === word[0])
    }
    if (word.length < leastForSwap) return []
    const alike = bySound.get(sound(word, language))
    if (alike) return alike
    const one = new Set([word, ...without(word)].flatMap((key) => byDeletion.get(key) ?? []).filter((other) => isOneMistake(word, other)))
    if (one.size > 0 || word.length < leastForTwo) return [...one]
    return (byInitial.get(word[0] ?? '') ?? []).filter((other) => editDistance(word, other, 2) <= 2)
  }
  return {
    correct: (word) => nearOf(word).toSorted(nearest(word))[0],
    completions: (beginning) =>
      sorted
        .slice(...rangeOf(sorted, beginning))
        .sort(better)
        .slice(0, mostCompletions),
  }
}
