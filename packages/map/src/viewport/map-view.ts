import type { Coordinates } from '@bank/rules/geo/distance.ts'
import { placeAt, projectPlace } from '../projection.ts'
import { clampViewport, type Size, type Viewport } from './viewport.ts'

/** A view of the map on screens of any size: its middle, and how close it is, each step of `zoom` twice as close. */
export type MapView = Coordinates & { readonly zoom: number }

/** The zoom at which a pixel is 100 meters. */
const unitZoom = 10

/** What of the map is seen, as an address keeps it (D-LOC-1). */
export const mapViewOf = ({ x, y, scale }: Viewport): MapView => ({ ...placeAt({ x, y }), zoom: Math.log2(scale) + unitZoom })

/** A view that an address has kept, on a screen of a size. */
export const viewportOf = ({ zoom, ...at }: MapView, size: Size): Viewport =>
  clampViewport({ ...size, ...projectPlace(at), scale: 2 ** (zoom - unitZoom) })
