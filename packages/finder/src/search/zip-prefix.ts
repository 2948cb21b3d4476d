import type { FinderLocation } from '../finder-location.ts'
import { middleOf, type Town, type Zip } from '../places/pack-places.ts'
import type { Meaning } from './meaning.ts'

/** Digits that may begin a ZIP code: one alone tells too little. */
const beginning = /^\d{2,4}$/

/**
 * What the first digits of a ZIP code mean (D-LOC-1): the ZIP codes that begin with them, measured from the largest town there with a location. `towns` are
 * those of the locations.
 */
export const zipPrefix =
  (zips: readonly Zip[], locations: readonly FinderLocation[], towns: readonly (Town | undefined)[]) =>
  (digits: string): Meaning | undefined => {
    const begun = beginning.test(digits) ? zips.filter(({ zip }) => zip.startsWith(digits)) : []
    const [first] = begun
    if (!first) return undefined
    const members = [...locations.keys()].filter((index) => locations[index]?.zip.startsWith(digits))
    const [largest] = members.flatMap((index) => towns[index] ?? []).toSorted((one, other) => other.zips - one.zips)
    const { lat, lng } = largest ?? middleOf(begun)
    return { kind: 'zip', name: digits, state: first.state, at: { lat, lng }, members, isGuess: true }
  }
