import { type Coordinates, distanceInMiles } from '@bank/rules/geo/distance.ts'

/** Answers how many miles it is to the nearest of some positions; infinitely many where there are none. */
export const milesToNearest = (positions: readonly Coordinates[]): ((at: Coordinates) => number) => {
  const sorted = positions.toSorted((one, other) => one.lat - other.lat)
  return (at) => {
    // The plane of the map tells which is nearest, without an arc for each.
    const width = Math.cos((at.lat * Math.PI) / 180)
    let nearest: Coordinates | undefined
    let least = Number.POSITIVE_INFINITY
    // From the latitude to both sides, until latitude alone is farther than the nearest so far.
    const look = (from: number, step: 1 | -1): void => {
      for (let index = from; ; index += step) {
        const one = sorted[index]
        const height = one ? (one.lat - at.lat) ** 2 : least
        if (!one || height >= least) return
        const square = height + ((one.lng - at.lng) * width) ** 2
        if (square < least) [nearest, least] = [one, square]
      }
    }
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle]?.lat ?? 0) < at.lat) low = middle + 1
      else high = middle
    }
    look(low, 1)
    look(low - 1, -1)
    return nearest ? distanceInMiles(at, nearest) : Number.POSITIVE_INFINITY
  }
}
