import type { Coordinates } from '../geo/distance.ts'
import { nearestRegion } from './nearest.ts'

type Place = { readonly state?: string | undefined; readonly lat?: number | undefined; readonly lng?: number | undefined }

/** The state that a region lies in, in small letters: that of the bank's nearest location. Nothing without locations (D-REG-3). */
export const stateOfRegion = (region: Coordinates, locations: readonly Place[]): string | undefined =>
  nearestRegion(
    locations.flatMap(({ state, lat, lng }) =>
      state && lat !== undefined && lng !== undefined ? [{ state: state.trim().toLowerCase(), lat, lng }] : [],
    ),
    region,
  )?.state
