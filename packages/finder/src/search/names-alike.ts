import { editDistance } from '@bank/rules/text/edit-distance.ts'
import type { FinderLocation } from '../finder-location.ts'
import { normalise, squeeze } from '../text/normalise.ts'
import { readQuery } from '../text/read-query.ts'
import type { Meaning } from './meaning.ts'
import type { SearchPlaces } from './search-places.ts'

/** How many names are offered. */
const mostNames = 3

/** How many of its letters may be others in a name that is offered. */
const mostUnlike = 0.4

/** Answers a search that means nothing with the towns with a location that are written most like it. */
export const namesAlike = (locations: readonly FinderLocation[], search: SearchPlaces): ((typed: string) => readonly Meaning[]) => {
  const towns = new Map(locations.map(({ city, state }) => [`${city}, ${state}`, squeeze(normalise(city))]))
  return (typed) => {
    const asked = squeeze(readQuery(typed).place)
    const most = Math.floor(asked.length * mostUnlike)
    return [...towns]
      .map(([town, name]) => ({ town, distance: editDistance(asked, name, most) }))
      .filter(({ distance }) => distance <= most)
      .toSorted((one, other) => one.distance - other.distance)
      .slice(0, mostNames)
      .flatMap(({ town }) => search(town)[0] ?? [])
  }
}
