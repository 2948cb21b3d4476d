import type { Coordinates } from '@bank/rules/geo/distance.ts'

/** A point of the map: units of 100 meters, right and down from 97.4° west and 31° north. */
export type MapPoint = { readonly x: number; readonly y: number }

/** Units of the map in a mile. */
export const unitsInMile = 16.09344

const earthRadius = 63_710
const radians = (degrees: number): number => (degrees * Math.PI) / 180

const middle = { lat: radians(31), lng: radians(-97.4) }
const parallels = [radians(28), radians(34)] as const

const stretch = (latitude: number): number => Math.tan(Math.PI / 4 + latitude / 2)
const cone = Math.log(Math.cos(parallels[0]) / Math.cos(parallels[1])) / Math.log(stretch(parallels[1]) / stretch(parallels[0]))
const factor = (earthRadius * Math.cos(parallels[0]) * stretch(parallels[0]) ** cone) / cone
const radiusAt = (latitude: number): number => factor / stretch(latitude) ** cone
const middleRadius = radiusAt(middle.lat)

/** Where a place lies on the map. Conic and conformal (Lambert), so that the states look as they do on a printed map. */
export const projectPlace = ({ lat, lng }: Coordinates): MapPoint => {
  const [radius, angle] = [radiusAt(radians(lat)), cone * (radians(lng) - middle.lng)]
  return { x: radius * Math.sin(angle), y: radius * Math.cos(angle) - middleRadius }
}

/** The place at a point of the map: `projectPlace` the other way round. */
export const placeAt = ({ x, y }: MapPoint): Coordinates => {
  const down = y + middleRadius
  const stretched = (factor / Math.hypot(x, down)) ** (1 / cone)
  const degrees = (angle: number): number => (angle * 180) / Math.PI
  return { lat: degrees(2 * (Math.atan(stretched) - Math.PI / 4)), lng: degrees(Math.atan2(x, down) / cone + middle.lng) }
}
