import { type Coordinates, distanceInMiles, isCoordinates } from '@bank/rules/geo/distance.ts'
import type { FinderLocation } from '../finder-location.ts'

/** Positions are kept to a hundredth of a degree: of two distances that differ by less, nobody can tell which is longer. */
const unsureMiles = 0.5

/**
 * Those of some locations that may be nearest to a ZIP code, by their places in the list: its own county goes before the other side of a river
 * (D-LOC-1).
 */
export const atNearest = (locations: readonly FinderLocation[], from: Coordinates, own: readonly number[]): readonly number[] => {
  const miles = locations.map(({ lat, lng }) => {
    const at = { lat, lng }
    return isCoordinates(at) ? distanceInMiles(from, at) : Number.POSITIVE_INFINITY
  })
  const least = miles.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY)
  return own.filter((index) => (miles[index] ?? Number.POSITIVE_INFINITY) <= least + unsureMiles)
}
