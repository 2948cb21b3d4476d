import { statesOffered } from '@bank/rules/constants.ts'
import type { Town } from '../places/pack-places.ts'

const ownStates: readonly string[] = statesOffered

/** Miles within which a place is near one of our locations: a list says from there on that nothing is near. */
export const nearMiles = 50

/** A list of locations farther than this helps nobody. */
export const farthestMiles = 600

/** ZIP codes from which on a town is so large that people mean it by its bare name: the table of positions knows no populations. */
const largeTownZips = 3

/** Whether a town lies outside the table of positions. */
export const isAbroad = ({ county }: Pick<Town, 'county'>): boolean => county < 0

/** Whether people mean this town rather than a hamlet or county of its name, wherever it lies. */
const isLarge = ({ zips }: Pick<Town, 'zips'>): boolean => zips >= largeTownZips

/** Whether people here mean a large town before a small one that is near: Florence, Alabama, lies 70 miles from the nearest location. */
export const isLargeHere = (town: Pick<Town, 'zips' | 'state'>, miles: number): boolean =>
  isLarge(town) && (ownStates.includes(town.state) || miles <= nearMiles)

/** Of places that are written alike, the lowest is meant first (D-LOC-1). */
export const ranks = {
  /** A town with a location. */
  ownTown: 0,
  branch: 1,
  largeTown: 2,
  /** Of our states, with two ZIP codes: who looks for a bank there means it rather than the great town abroad, Cleveland, Ohio. */
  nearSmallTown: 3,
  abroad: 4,
  /** With several locations, unlike the town of its name: Jefferson Parish rather than Jefferson, Texas. */
  ownCounty: 5,
  nearTown: 6,
  /** With one location: Caddo Parish rather than Caddo, Oklahoma. */
  servedCounty: 7,
  /** Large but so far that no list is shown for it (Washington, DC), or in another state: a town of our states that is near is meant before. */
  distant: 8,
  nearCounty: 9,
  /** It has no post office of its own. */
  nearHamlet: 10,
  otherTown: 11,
  county: 12,
  region: 13,
} as const

/**
 * The rank of a town without a location whose name was typed as it is written; `miles` to the nearest location. A village in a county of its
 * name (`namesCounty`) goes after the county where that has a location.
 */
export const bareTownRank = (town: Pick<Town, 'zips' | 'state' | 'county'>, miles: number, namesCounty: boolean): number => {
  const { zips, state } = town
  if (isLargeHere(town, miles)) return ranks.largeTown
  if (isLarge(town)) return isAbroad(town) && miles <= farthestMiles ? ranks.abroad : ranks.distant
  if (miles > nearMiles) return ranks.otherTown
  if (zips > 1 && ownStates.includes(state)) return ranks.nearSmallTown
  if (zips <= (namesCounty ? 1 : 0)) return ranks.nearHamlet
  return ownStates.includes(state) ? ranks.nearTown : ranks.distant
}

/** The rank of a county or parish with so many `locations`, whose name was typed as it is written; `miles` to the nearest of all. */
export const bareCountyRank = (locations: number, miles: number): number => {
  if (locations > 0) return locations > 1 ? ranks.ownCounty : ranks.servedCounty
  return miles <= nearMiles ? ranks.nearCounty : ranks.county
}
