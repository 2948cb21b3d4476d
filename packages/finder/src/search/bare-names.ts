import { statesOffered } from '@bank/rules/constants.ts'
import type { Town } from '../places/pack-places.ts'

const ownStates: readonly string[] = statesOffered

/** Miles within which a place is near one of our locations: a list says from there on that nothing is near. */
export const nearMiles = 50

/** ZIP codes from which on a town is so large that people mean it by its bare name: the table of positions knows no populations. */
const largeTownZips = 3

/** Whether a town lies outside the table of positions. */
export const isAbroad = ({ county }: Pick<Town, 'county'>): boolean => county < 0

/** Whether people mean this town rather than a hamlet or county of its name, wherever it lies. */
export const isLarge = ({ zips }: Pick<Town, 'zips'>): boolean => zips >= largeTownZips

/** Of places that are written alike, the lowest is meant first (D-LOC-1). */
export const ranks = {
  /** A town with a location. */
  ownTown: 0,
  branch: 1,
  largeTown: 2,
  /** Of our states, with two ZIP codes: who looks for a bank there means it rather than the great town abroad, Cleveland, Ohio. */
  nearSmallTown: 3,
  abroad: 4,
  nearTown: 5,
  nearCounty: 6,
  /** It has no post office of its own. */
  nearHamlet: 7,
  otherTown: 8,
  county: 9,
  region: 10,
} as const

/**
 * The rank of a town without a location whose name was typed as it is written; `miles` to the nearest location. A village in a county of its
 * name (`namesCounty`) goes after the county where that has a location.
 */
export const bareTownRank = (
  { zips, state, county }: Pick<Town, 'zips' | 'state' | 'county'>,
  miles: number,
  namesCounty: boolean,
): number => {
  if (isAbroad({ county })) return ranks.abroad
  if (isLarge({ zips })) return ranks.largeTown
  if (miles > nearMiles) return ranks.otherTown
  if (zips > 1 && ownStates.includes(state)) return ranks.nearSmallTown
  return zips > (namesCounty ? 1 : 0) ? ranks.nearTown : ranks.nearHamlet
}
