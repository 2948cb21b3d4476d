import { storedPlaces } from '@bank/blocks/details/stored-places.ts'
import type { Content } from '@bank/content/snapshot/read-content.ts'

/** Names of towns with a post office in the states of the bank in which it has nothing, so that the search knows them as towns (D-SRCH-2). */
export const townsElsewhere = (
  locations: readonly Pick<Content['records']['locations'][number], 'city' | 'state'>[],
): readonly string[] => {
  const states = new Set(locations.map(({ state }) => state))
  const own = new Set(locations.map(({ city }) => city))
  const names = storedPlaces().towns.flatMap(({ name, state, zips }) => (zips > 0 && states.has(state) && !own.has(name) ? [name] : []))
  return [...new Set(names)].sort()
}
