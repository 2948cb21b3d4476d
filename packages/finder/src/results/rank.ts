import { statesOffered } from '@bank/rules/constants.ts'
import { type Coordinates, distanceMeter, isCoordinates } from '@bank/rules/geo/distance.ts'
import type { FinderLocation } from '../finder-location.ts'
import type { Meaning } from '../search/meaning.ts'
import { mostRows } from '../state/finder-state.ts'

/** A location of a list, by its place among all of them, with its distance in miles, not rounded, where one can be told. */
export type Ranked = { readonly index: number; readonly miles: number | undefined }

const states: readonly string[] = statesOffered

const compare = (one: string | number, other: string | number): number => (one === other ? 0 : one < other ? -1 : 1)

/** The bank's states in its order, others after them, and the towns of each by name. */
const byPlace = (one: FinderLocation | undefined, other: FinderLocation | undefined): number => {
  const stateOf = (location: FinderLocation | undefined): number => {
    const at = states.indexOf(location?.state ?? '')
    return at < 0 ? states.length : at
  }
  return compare(stateOf(one), stateOf(other)) || compare(one?.city ?? '', other?.city ?? '')
}

const placesOf = new WeakMap<readonly FinderLocation[], Uint32Array>()

/** Which place each location takes by state and town; worked out once for a list. */
const placeOrder = (locations: readonly FinderLocation[]): Uint32Array => {
  const known = placesOf.get(locations)
  if (known) return known
  const order = new Uint32Array(locations.length)
  const sorted = [...locations.keys()].sort((one, other) => byPlace(locations[one], locations[other]) || one - other)
  for (const [place, index] of sorted.entries()) order[index] = place
  placesOf.set(locations, order)
  return order
}

const metersOf = new WeakMap<readonly FinderLocation[], ReturnType<typeof distanceMeter>>()

/** How far each location is from a place, in miles; infinitely far without a position. What does not depend on the place is worked out once for a list. */
const milesFrom = (locations: readonly FinderLocation[], from: Coordinates): Float64Array => {
  const known =
    metersOf.get(locations) ??
    distanceMeter(
      locations.map(({ lat, lng }) => {
        const at = { lat, lng }
        return isCoordinates(at) ? at : undefined
      }),
    )
  metersOf.set(locations, known)
  return known(from)
}

/** Millionths of a mile; farther than any place on earth. */
const perMile = 1_000_000
const nowhere = 20_000 * perMile

/** What has locations of its own that stand before nearer ones. */
const withOwnFirst: readonly Meaning['kind'][] = ['county', 'part', 'branch', 'state', 'zip']

/** How a list is narrowed and what comes first in it. */
type RankOptions = {
  readonly meaning?: Meaning | undefined
  /** Locations that stand before all others, whatever the meaning; its own where nothing is said. */
  readonly first?: readonly number[] | undefined
  /** Whether a location belongs into the list, by its place among all. */
  readonly passes?: (index: number) => boolean
  /** Whether a location stands behind all that are not, however near it is. */
  readonly isLast?: (index: number) => boolean
}

/** Puts the smallest numbers first and in order, as many as are ever listed: the order of thousands behind them is never seen (quickselect). */
const sortLeast = (keys: Float64Array): Float64Array => {
  let [low, high] = [0, keys.length - 1]
  while (low < high && mostRows < keys.length) {
    const pivot = keys[(low + high) >> 1] ?? 0
    let [left, right] = [low, high]
    while (left <= right) {
      while ((keys[left] ?? 0) < pivot) left++
      while ((keys[right] ?? 0) > pivot) right--
      if (left > right) break
      const key = keys[left] ?? 0
      keys[left++] = keys[right] ?? 0
      keys[right--] = key
    }
    if (right < mostRows && mostRows < left) break
    if (mostRows <= right) high = right
    else low = left
  }
  keys.subarray(0, mostRows).sort()
  return keys
}

/**
 * Locations in the order of a search (LOC-03, D-LOC-2): nearest first from `from`; of a county or branch its own before all others.
 * Those without a position come last. Without an origin they stand by state and town. Behind the `mostRows` that may be listed, order means nothing.
 */
export const rank = (
  locations: readonly FinderLocation[],
  from: Coordinates | undefined,
  { meaning, first = [], passes = () => true, isLast = () => false }: RankOptions = {},
): readonly Ranked[] => {
  const hasPrecedence = meaning !== undefined && withOwnFirst.includes(meaning.kind)
  const members = new Set(first.length > 0 ? first : hasPrecedence ? meaning.members : [])
  const count = locations.length
  const order = from ? undefined : placeOrder(locations)
  const miles = from && milesFrom(locations, from)
  // One number says all about a location, its index last: numbers are sorted many times faster than objects, with every key that is pressed.
  const keys = new Float64Array(count)
  const step = (nowhere + 1) * count
  let found = 0
  for (let index = 0; index < count; index++) {
    if (!passes(index)) continue
    const place = miles ? Math.min(Math.round((miles[index] ?? 0) * perMile), nowhere) : (order?.[index] ?? 0)
    const isOwn = members.size === 0 || members.has(index)
    keys[found++] = ((isLast(index) ? 2 : 0) + (isOwn ? 0 : 1)) * step + place * count + index
  }
  const sorted = sortLeast(keys.subarray(0, found))
  const ranked = new Array<Ranked>(found)
  for (let at = 0; at < found; at++) {
    const key = sorted[at] ?? 0
    // Several times faster than the remainder of numbers that are too large for integers.
    const index = key - Math.floor(key / count) * count
    const far = miles ? (miles[index] ?? 0) : Number.POSITIVE_INFINITY
    ranked[at] = { index, miles: far === Number.POSITIVE_INFINITY ? undefined : far }
  }
  return ranked
}
