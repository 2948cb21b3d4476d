import type { Town } from '../places/pack-places.ts'
import { nameKeys } from '../text/name-words.ts'
import { kindIndex } from './kind-index.ts'

/** A town with its normalised name. */
export type NamedTown = readonly [name: string, town: Town]

/**
 * Finds landmarks, and towns of several words, by the words of their names in either language and in any order (D-LOC-1): `hospital metodista`, `St Louis
 * Bay`. A landmark is known without its kind, too, unless a town is called so.
 */
export const wordsIndex = (towns: readonly NamedTown[], landmarks: readonly NamedTown[]) => {
  const group = (named: readonly (readonly [key: string | undefined, town: Town])[]): ReadonlyMap<string, readonly Town[]> => {
    const groups = new Map<string, Town[]>()
    for (const [key, town] of named) if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), town])
    return groups
  }
  const townKeys = group(towns.filter(([name]) => name.includes(' ')).map(([name, town]) => [nameKeys(name).whole, town]))
  const keyed = landmarks.map(([name, town]) => ({ ...nameKeys(name), town }))
  const whole = group(keyed.map(({ whole: key, town }) => [key, town]))
  const byKind = kindIndex(landmarks)
  const short = group(keyed.map(({ short: key, town }) => [key === undefined || townKeys.has(key) ? undefined : key, town]))
  return {
    /** Landmarks that are named as a whole, or with another word for what they are: `base militar Fort Polk`. */
    landmarks: (normalised: string): readonly Town[] => {
      const { whole: all, short: named = '' } = nameKeys(normalised)
      return whole.get(all) ?? whole.get(named) ?? short.get(named) ?? []
    },
    /** Landmarks by what they are and a part of their names: `universidad Sam Houston`. */
    landmarksOfKind: byKind,
    /** Landmarks that are named without what they are: `Minute Maid`. */
    shortLandmarks: (normalised: string): readonly Town[] => short.get(nameKeys(normalised).whole) ?? [],
    towns: (normalised: string): readonly Town[] => (normalised.includes(' ') && townKeys.get(nameKeys(normalised).whole)) || [],
  }
}
