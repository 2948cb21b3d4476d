import { editDistance } from '@bank/rules/text/edit-distance.ts'
import { heardOf } from '@bank/rules/text/sound.ts'
import type { NamedKind, NameWords } from '../text/name-words.ts'

/** Fewest letters of a word in which one may be another. */
const leastMisspelt = 6

const isAlike = (typed: string, word: string): boolean =>
  typed === word || (typed.length >= leastMisspelt && editDistance(typed, word, 1) <= 1)

/** Fewest letters of a word that may be written by its sound: `aeropuerto Jobi` is Hobby. */
const leastHeard = 4

const soundsAlike = (typed: string, word: string): boolean =>
  isAlike(typed, word) || (typed.length >= leastHeard && word.length >= leastHeard && heardOf(typed).sound === heardOf(word).sound)

/**
 * Finds places by what they are and by a part of their name (D-LOC-1): `universidad Sam Houston`, `estadio de los Astros`. Every word that was typed has to be
 * of the name, or sound like one (`isHeard`); of several places those are found that leave least of their names out.
 */
export const kindIndex = <Place>(named: readonly (readonly [name: string, place: Place])[], { namedKind }: NameWords) => {
  const known = named
    .map(([name, place]) => ({ ...namedKind(name), place }))
    .filter(({ own, groups }) => own.length > 0 && groups.length > 0)

  const leftOut = (asked: NamedKind, { groups, words, own }: NamedKind, isSame: typeof isAlike): number | undefined => {
    if (!groups.some((group) => asked.groups.includes(group))) return undefined
    if (!asked.own.every((typed) => words.some((word) => isSame(typed, word)))) return undefined
    const found = own.filter((word) => asked.own.some((typed) => isSame(typed, word))).length
    return found > 0 ? own.length - found : undefined
  }

  return (normalised: string, isHeard = false): readonly Place[] => {
    const asked = namedKind(normalised)
    if (!asked.asks || asked.own.length === 0) return []
    const found = known.flatMap((one) => {
      const left = leftOut(asked, one, isHeard ? soundsAlike : isAlike)
      return left === undefined ? [] : [{ place: one.place, left }]
    })
    const least = Math.min(...found.map(({ left }) => left))
    return found.filter(({ left }) => left === least).map(({ place }) => place)
  }
}
