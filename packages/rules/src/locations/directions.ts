import type { Coordinates } from '../geo/distance.ts'

/**
 * Address of the outside maps route to a branch (LOC-11, LOC-12, D-LOC-3). Without `from` the maps service starts at the visitor's
 * current location.
 */
export const directionsAddress = (to: Coordinates, from?: Coordinates): string => {
  const origin = from ? `&origin=${from.lat},${from.lng}` : ''
  return `https://www.google.com/maps/dir/?api=1&destination=${to.lat},${to.lng}${origin}`
}
