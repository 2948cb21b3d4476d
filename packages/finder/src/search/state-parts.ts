import { type Coordinates, distanceInMiles, isCoordinates } from '@bank/rules/geo/distance.ts'
import type { FinderLocation } from '../finder-location.ts'
import { partOfState } from '../text/part-names.ts'
import type { Query } from '../text/read-query.ts'
import type { Meaning } from './meaning.ts'

type Placed = Coordinates & { readonly index: number }

/** Thirds of what locations cover from south to north or from west to east. */
type Third = 0 | 1 | 2

/** The middle of a third, and the locations in the half that it belongs to: all of them around the middle. */
const thirdOf = (placed: readonly Placed[], axis: 'lat' | 'lng', third: Third) => {
  const values = placed.map((one) => one[axis])
  const least = Math.min(...values)
  const length = Math.max(...values) - least
  return {
    at: least + (length * (2 * third + 1)) / 6,
    edge: least + (length * third) / 2,
    half: placed.filter((one) => third === 1 || one[axis] < least + length / 2 === (third === 0)),
  }
}

/**
 * Finds a part of a state that is named by its side, `south Mississippi` (D-LOC-1): no map draws these, so it is the half of what our locations in
 * the state cover, and distances are measured from the town in it that draws most to the middle of its outer third. `sizes` are those of the
 * locations' towns. Of `northeast` the north comes first: Louisiana is narrower there.
 */
export const statePart =
  (locations: readonly FinderLocation[], sizes: readonly number[]) =>
  (query: Query): Meaning | undefined => {
    const name = partOfState(query)
    const { state = '' } = query
    if (!name) return undefined
    const own = locations.flatMap(({ lat, lng, state: its }, index) => {
      const at = { lat, lng }
      return its === state && isCoordinates(at) ? [{ ...at, index }] : []
    })
    if (own.length === 0) return undefined
    const band = thirdOf(own, 'lat', name.includes('south') ? 0 : name.includes('north') ? 2 : 1)
    const corner = thirdOf(band.half, 'lng', name.includes('west') ? 0 : name.includes('east') ? 2 : 1)
    const heart = { lat: band.at, lng: corner.at }
    // A large town draws from farther away than a small one.
    // In the west or east alone it matters little how far north a town lies: the west of Texas is Fort Worth before Dallas.
    const milesOf = (one: Placed): number =>
      name === 'west' || name === 'east'
        ? distanceInMiles({ lat: heart.lat + (one.lat - heart.lat) / 4, lng: one.lng }, { lat: heart.lat, lng: corner.edge })
        : distanceInMiles(one, heart)
    const pull = (one: Placed): number => (sizes[one.index] ?? 0) / milesOf(one) ** 3
    const drawn = corner.half.toSorted((one, other) => pull(other) - pull(one))[0]
    const { lat, lng } = (name !== 'central' && drawn) || heart
    return { kind: 'part', name, state, at: { lat, lng }, members: corner.half.map(({ index }) => index), isGuess: true }
  }

/** A state by its name: its locations, and no place to measure from. */
export const wholeState = (locations: readonly FinderLocation[], state: string): Meaning => ({
  kind: 'state',
  name: state,
  state,
  at: undefined,
  members: [...locations.keys()].filter((index) => locations[index]?.state === state),
  isGuess: false,
})
