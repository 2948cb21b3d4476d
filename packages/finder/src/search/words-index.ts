import type { Town } from '../places/pack-places.ts'
import type { NameWords } from '../text/name-words.ts'
import type { Query } from '../text/read-query.ts'
import { kindIndex } from './kind-index.ts'

/** A town with its normalised name. */
export type NamedTown = readonly [name: string, town: Town]

/**
 * Finds landmarks, and towns of several words, by the words of their names in either language and in any order (D-LOC-1): `hospital metodista`, `St Louis
 * Bay`. A landmark is known without its kind, too, unless a town is called so.
 */
export const wordsIndex = (towns: readonly NamedTown[], landmarks: readonly NamedTown[], named: NameWords) => {
  const { nameKeys } = named
  const group = (named: readonly (readonly [key: string | undefined, town: Town])[]): ReadonlyMap<string, readonly Town[]> => {
    const groups = new Map<string, Town[]>()
    for (const [key, town] of named) if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), town])
    return groups
  }
  const townKeys = group(towns.filter(([name]) => name.includes(' ')).map(([name, town]) => [nameKeys(name).whole, town]))
  const keyed = landmarks.map(([name, town]) => ({ ...nameKeys(name), town }))
  const whole = group(keyed.map(({ whole: key, town }) => [key, town]))
  const byKind = kindIndex(landmarks, named)
  const short = group(keyed.map(({ short: key, town }) => [key === undefined || townKeys.has(key) ? undefined : key, town]))
  const landmarksOf = (normalised: string): readonly Town[] => {
    const { whole: all, short: named = '' } = nameKeys(normalised)
    return whole.get(all) ?? whole.get(named) ?? short.get(named) ?? []
  }
  return {
    /** Landmarks that are named as a whole, or with another word for what they are: `base militar Fort Polk`. */
    landmarks: landmarksOf,
    /**
     * Landmarks that a search names as a whole, with its state as a part of the name or not, or by what they are and a part of their name: `universidad
     * Sam Houston`. That part names none where a town is called so (`isTown`).
     */
    landmarksNamed: (
      { whole: all, text, state, isState }: Pick<Query, 'whole' | 'text' | 'state' | 'isState'>,
      isTown: boolean,
    ): readonly Town[] => {
      const inState = (found: readonly Town[]): readonly Town[] => found.filter((town) => state === undefined || town.state === state)
      const ways = [
        () => (isState ? [] : landmarksOf(all)),
        () => (isState ? [] : inState(landmarksOf(text))),
        () => (isTown ? [] : byKind(all)),
        () => (isTown ? [] : inState(byKind(text))),
      ]
      for (const find of ways) {
        const found = find()
        if (found.length > 0) return found
      }
      return []
    },
    /** Landmarks whose names were written by their sound: `aeropuerto Jobi`. */
    landmarksHeard: (normalised: string): readonly Town[] => byKind(normalised, true),
    /** Landmarks that are named without what they are: `Minute Maid`. */
    shortLandmarks: (normalised: string): readonly Town[] => short.get(nameKeys(normalised).whole) ?? [],
    towns: (normalised: string): readonly Town[] => (normalised.includes(' ') && townKeys.get(nameKeys(normalised).whole)) || [],
  }
}
