import { type Coordinates, distanceInMiles } from '../geo/distance.ts'

/**
 * Regions from the nearest to the farthest; equally near ones keep their order (REG-08).
 *
 * @internal Its test tries the cases of this step alone.
 */
export const byDistance = <Region extends Coordinates>(regions: readonly Region[], from: Coordinates): readonly Region[] =>
  regions.toSorted((one, other) => distanceInMiles(from, one) - distanceInMiles(from, other))

/** The nearest region; none when there are no regions (REG-08, REG-10). */
export const nearestRegion = <Region extends Coordinates>(regions: readonly Region[], from: Coordinates): Region | undefined =>
  byDistance(regions, from)[0]
