import { type Places, unpackPlaces } from '@bank/finder/places/pack-places.ts'
import places from '@bank/finder/places/places.json' with { type: 'json' }

let known: Places | undefined

/** The table of towns, ZIP codes and counties, unpacked once for all pages. */
export const storedPlaces = (): Places => {
  known ??= unpackPlaces(places)
  return known
}
