import { type Coordinates, distanceInMiles } from '@bank/rules/geo/distance.ts'
import { middleOf } from './pack-places.ts'

/** A ZIP code is never farther from the town that it is named after. */
const sameTownMiles = 25

/**
 * Which of the towns of one name in a state people mean (D-LOC-1): those near a ZIP code of that name, nearest first. Where a name belongs to ZIP codes
 * and all its towns lie elsewhere, it is where the ZIP codes are; without ZIP codes all of them stay.
 */
export const postTowns = <Town extends Coordinates>(named: readonly Town[], posted: readonly Town[]): readonly Town[] => {
  const [first] = posted
  if (!first) return named
  const milesOf = (town: Town): number => Math.min(...posted.map((zip) => distanceInMiles(town, zip)))
  const near = named.filter((town) => milesOf(town) <= sameTownMiles).toSorted((one, other) => milesOf(one) - milesOf(other))
  return near.length > 0 ? near : [{ ...first, ...middleOf(posted) }]
}
