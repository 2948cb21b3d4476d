import { distanceInMiles } from '@bank/rules/geo/distance.ts'
import type { Town } from '../places/pack-places.ts'
import type { Query } from '../text/read-query.ts'

/** How far a district lies from the middle of its town at most: Clear Lake is 21 miles from that of Houston. */
const withinTownMiles = 25

/**
 * Finds a district, or a town beside a larger one, that was typed with the town behind it, `Galleria Houston` (D-LOC-1); hamlets without a ZIP code are not
 * meant. `isOwn` tells towns with a location, `heard` places that sound like what was typed: `Jaits Houston`.
 */
export const districtInTown =
  (named: (text: string) => readonly Town[], heard: (text: string) => readonly Town[], isOwn: (town: Town) => boolean) =>
  ({ text, state }: Pick<Query, 'text' | 'state'>): Town | undefined => {
    const words = text.split(' ')
    for (let index = 1; index < words.length; index++) {
      const [before, behind] = [words.slice(0, index), words.slice(index)].map((part) => named(part.join(' '))) as [Town[], Town[]]
      const town = behind.find((one) => isOwn(one) && (!state || one.state === state))
      const isPart = (one: Town): boolean =>
        town !== undefined && one.zips > 0 && one.state === town.state && distanceInMiles(one, town) <= withinTownMiles
      const district = town && (before.find(isPart) ?? heard(words.slice(0, index).join(' ')).find(isPart))
      if (district) return district
    }
    return undefined
  }
