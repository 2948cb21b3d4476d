import { nameOfTown } from '@bank/finder/text/spanish-names.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { type Coordinates, distanceInMiles } from '@bank/rules/geo/distance.ts'
import { storedPlaces } from '../stored-places.ts'

export type Town = Coordinates & { readonly name: string }

/** As far as the map of a location reaches, and as many names as find room on it. */
const farthest = 60
const most = 20

/** Degrees of latitude and longitude that `farthest` may be, where the bank is. */
const [degreesNorth, degreesEast] = [0.9, 1.1]

/** Towns around a place as a page in `language` calls them, the larger ones first: those with more ZIP codes. */
export const townsNear = (at: Coordinates, language: Language): readonly Town[] =>
  storedPlaces()
    .towns.filter(
      (town) =>
        town.zips > 0 &&
        Math.abs(town.lat - at.lat) < degreesNorth &&
        Math.abs(town.lng - at.lng) < degreesEast &&
        distanceInMiles(at, town) <= farthest,
    )
    .toSorted((one, other) => other.zips - one.zips)
    .slice(0, most)
    .map(({ name, state, lat, lng }) => ({ name: nameOfTown(name, state, language), lat, lng }))
