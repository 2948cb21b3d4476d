import { type Coordinates, distanceInMiles, isCoordinates, roundDistance } from '@bank/rules/geo/distance.ts'
import type { Location } from '../../cards/location/location-card.ts'

/** Where a location is; nothing when its coordinates are missing. */
export const coordinatesOf = ({ latitude, longitude }: Location): Coordinates | undefined => {
  const place = { lat: latitude, lng: longitude }
  return isCoordinates(place) ? place : undefined
}

/** The `count` locations nearest to one, from the nearest on, with their distance in miles rounded to 2 decimals (LOC-03, LOC-04). */
export const nearbyLocations = (
  location: Location,
  all: readonly Location[],
  count: number,
): readonly { location: Location; miles: number }[] => {
  const here = coordinatesOf(location)
  if (!here) return []
  return all
    .flatMap((other) => {
      const there = other.id === location.id ? undefined : coordinatesOf(other)
      return there ? [{ location: other, miles: distanceInMiles(here, there) }] : []
    })
    .toSorted((one, other) => one.miles - other.miles)
    .slice(0, count)
    .map(({ location: near, miles }) => ({ location: near, miles: roundDistance(miles) }))
}
