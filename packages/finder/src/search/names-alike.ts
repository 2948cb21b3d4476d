import type { FinderLocation } from '../finder-location.ts'
import { editDistance } from '../text/edit-distance.ts'
import { normalise, squeeze } from '../text/normalise.ts'
import { readQuery } from '../text/read-query.ts'
import type { Meaning } from './meaning.ts'
import type { SearchPlaces } from './search-places.ts'

/** How many names are offered. */
const mostNames = 3

/** Towns with a location that are written most like what was typed, for a search that means nothing. */
export const namesAlike = (
  typed: string,
  { locations, search }: { readonly locations: readonly FinderLocation[]; readonly search: SearchPlaces },
): readonly Meaning[] => {
  const asked = squeeze(readQuery(typed).place)
  const most = Math.ceil(asked.length / 2)
  const towns = new Map(locations.map(({ city, state }) => [`${city}, ${state}`, squeeze(normalise(city))]))
  return [...towns]
    .map(([town, name]) => ({ town, distance: editDistance(asked, name, most) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, mostNames)
    .flatMap(({ town }) => search(town)[0] ?? [])
}
