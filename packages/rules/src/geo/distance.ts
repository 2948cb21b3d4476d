import { distanceDecimals } from '../constants.ts'

/** A place in degrees, north and east positive. */
export type Coordinates = { readonly lat: number; readonly lng: number }

/** Mean radius of the earth. */
const earthRadiusMiles = 3958.7613

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Rounding may lift the chord of opposite places above 1, which has no arc. */
const arc = (chord: number): number => 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)))

/** Great-circle distance in miles, not rounded (LOC-03, D-LOC-2). */
export const distanceInMiles = (from: Coordinates, to: Coordinates): number => {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2)
  const halfLng = Math.sin(radians(to.lng - from.lng) / 2)
  return arc(halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLng ** 2)
}

/** Measures from any place to many positions: in miles as `distanceInMiles`, infinitely many where a position is missing. */
export const distanceMeter = (positions: readonly (Coordinates | undefined)[]): ((from: Coordinates) => Float64Array) => {
  const lats = Float64Array.from(positions, (at) => at?.lat ?? Number.NaN)
  const lngs = Float64Array.from(positions, (at) => at?.lng ?? Number.NaN)
  const widths = lats.map((lat) => Math.cos(radians(lat)))
  return (from) => {
    const width = Math.cos(radians(from.lat))
    const miles = new Float64Array(lats.length)
    for (let index = 0; index < miles.length; index++) {
      const halfLat = Math.sin(radians((lats[index] ?? 0) - from.lat) / 2)
      const halfLng = Math.sin(radians((lngs[index] ?? 0) - from.lng) / 2)
      const far = arc(halfLat ** 2 + width * (widths[index] ?? 0) * halfLng ** 2)
      miles[index] = Number.isNaN(far) ? Number.POSITIVE_INFINITY : far
    }
    return miles
  }
}

/** A distance as it is shown, rounded to 2 decimals (LOC-04). */
export const roundDistance = (miles: number): number => Number(miles.toFixed(distanceDecimals))

/** Whether both coordinates are numbers on the globe. */
export const isCoordinates = (value: { lat?: unknown; lng?: unknown } | null | undefined): value is Coordinates =>
  typeof value?.lat === 'number' && typeof value.lng === 'number' && Math.abs(value.lat) <= 90 && Math.abs(value.lng) <= 180
