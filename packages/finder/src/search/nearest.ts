import { type Coordinates, distanceInMiles } from '@bank/rules/geo/distance.ts'

/** Answers how many miles it is to the nearest of some positions; infinitely many where there are none. */
export const milesToNearest = (positions: readonly Coordinates[]): ((at: Coordinates) => number) => {
  const lats = Float64Array.from(positions, ({ lat }) => lat)
  const lngs = Float64Array.from(positions, ({ lng }) => lng)
  return (at) => {
    // The plane of the map tells which is nearest, without an arc for each.
    const width = Math.cos((at.lat * Math.PI) / 180)
    let [nearest, least] = [-1, Number.POSITIVE_INFINITY]
    for (let index = 0; index < lats.length; index++) {
      const square = ((lats[index] ?? 0) - at.lat) ** 2 + (((lngs[index] ?? 0) - at.lng) * width) ** 2
      if (square < least) [nearest, least] = [index, square]
    }
    const position = positions[nearest]
    return position ? distanceInMiles(at, position) : Number.POSITIVE_INFINITY
  }
}
