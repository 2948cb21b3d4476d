import { z } from 'zod'

/** Degrees, north and east positive. */
export const coordinates = z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })

export type Coordinates = Readonly<z.infer<typeof coordinates>>

const place = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })

/** Databases differ in where a record keeps its coordinates: DB-IP in the record itself, MaxMind in `location`. */
const record = z.union([place, z.object({ location: place }).transform(({ location }) => location)])

/** Databases keep single-precision numbers, exact to about ten metres; more digits would only look exact. */
const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

/** Where a record of a city database lies; nothing when it does not say. */
export const coordinatesOf = (found: unknown): Coordinates | undefined => {
  const { data } = record.safeParse(found)
  return data && { lat: rounded(data.latitude), lng: rounded(data.longitude) }
}
