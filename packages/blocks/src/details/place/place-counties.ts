import { statesOffered } from '@bank/rules/constants.ts'
import type { Location } from '../../cards/location/location-card.ts'
import { storedPlaces } from '../stored-places.ts'

/** The county or parish of each ZIP code of the bank's states, read once for all pages. */
const countiesByZip = (() => {
  let known: ReadonlyMap<string, string> | undefined
  return (): ReadonlyMap<string, string> => {
    if (known) return known
    const { zips, counties } = storedPlaces()
    known = new Map(
      zips.flatMap(({ zip, state, county }) => {
        const name = counties[county]?.name
        return name && statesOffered.some((one) => one === state) ? [[zip, name] as const] : []
      }),
    )
    return known
  }
})()

/** The counties or parishes that locations lie in, by name, once each (LOC-01). */
export const countiesOf = (locations: readonly Pick<Location, 'zip'>[]): readonly string[] => {
  const names = locations.flatMap(({ zip }) => countiesByZip().get(zip?.trim().slice(0, 5) ?? '') ?? [])
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other, 'en'))
}
