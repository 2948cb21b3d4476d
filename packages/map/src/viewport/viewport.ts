import type { MapPoint } from '../projection.ts'

/** Pixels. */
export type Size = { readonly width: number; readonly height: number }

/** What of the map is seen: the point in its middle, and how many pixels a unit has. */
export type Viewport = Size & { readonly x: number; readonly y: number; readonly scale: number }

type Bounds = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** The sheet that is drawn: no view goes beyond it. */
const sheet: Bounds = { left: -12_800, right: 12_800, top: -13_500, bottom: 11_500 }
/** The three states. */
const states: Bounds = { left: -8_800, right: 8_900, top: -6_200, bottom: 5_800 }

/** The closest view: a pixel is about 90 meters. */
export const mostScale = 1.1
/** No closer than this for what was found: a pixel is about 300 meters, a town fills the map. */
const closestFit = 0.34

const within = (value: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(Math.max(value, least), most)

/** The widest view of a size: all of it is on the sheet. */
const leastScale = ({ width, height }: Size): number => Math.max(width / (sheet.right - sheet.left), height / (sheet.bottom - sheet.top))

/** A view that stays on the sheet, and is neither too near nor too far. */
export const clampViewport = (view: Viewport): Viewport => {
  const scale = within(view.scale, leastScale(view), mostScale)
  const [halfWidth, halfHeight] = [view.width / 2 / scale, view.height / 2 / scale]
  return {
    ...view,
    scale,
    x: within(view.x, sheet.left + halfWidth, sheet.right - halfWidth),
    y: within(view.y, sheet.top + halfHeight, sheet.bottom - halfHeight),
  }
}

/** The view moved over the map by pixels, to the right and down. */
export const panBy = (view: Viewport, right: number, down: number): Viewport =>
  clampViewport({ ...view, x: view.x + right / view.scale, y: view.y + down / view.scale })

/** The view `factor` times as close; what lies under the pixel stays there. */
export const zoomAt = (view: Viewport, factor: number, at: MapPoint = { x: view.width / 2, y: view.height / 2 }): Viewport => {
  const { scale } = clampViewport({ ...view, scale: view.scale * factor })
  const [right, down] = [at.x - view.width / 2, at.y - view.height / 2]
  return clampViewport({
    ...view,
    scale,
    x: view.x + right / view.scale - right / scale,
    y: view.y + down / view.scale - down / scale,
  })
}

/** The view in another size, with the same middle. */
export const resizeTo = (view: Viewport, { width, height }: Size): Viewport => clampViewport({ ...view, width, height })

/** Where a point of the map is in the view, in pixels from its upper left corner. */
export const toScreen = (view: Viewport, { x, y }: MapPoint): MapPoint => ({
  x: (x - view.x) * view.scale + view.width / 2,
  y: (y - view.y) * view.scale + view.height / 2,
})

/** The point of the map under a pixel of the view. */
export const toMap = (view: Viewport, { x, y }: MapPoint): MapPoint => ({
  x: view.x + (x - view.width / 2) / view.scale,
  y: view.y + (y - view.height / 2) / view.scale,
})

/** Whether a point of the map is seen, or is at most `margin` pixels outside. */
export const isInView = (view: Viewport, point: MapPoint, margin = 0): boolean => {
  const { x, y } = toScreen(view, point)
  return x >= -margin && x <= view.width + margin && y >= -margin && y <= view.height + margin
}

const fitBounds = ({ left, right, top, bottom }: Bounds, size: Size, margin: number, most: number): Viewport =>
  clampViewport({
    ...size,
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    scale: Math.min((size.width - 2 * margin) / (right - left || 1), (size.height - 2 * margin) / (bottom - top || 1), most),
  })

/** The view of all three states. */
export const overview = (size: Size): Viewport => fitBounds(states, size, 0, mostScale)

/** The closest view that shows all of some points with a margin in pixels; of all states when there are none. */
export const fitPoints = (points: readonly MapPoint[], size: Size, margin = 64, most = closestFit): Viewport => {
  if (points.length === 0) return overview(size)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return fitBounds({ left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }, size, margin, most)
}

/** A view on the way from one to another, `done` from 0 to 1; closeness changes evenly to the eye. */
export const viewBetween = (from: Viewport, to: Viewport, done: number): Viewport => {
  const scale = from.scale * (to.scale / from.scale) ** done
  // While it comes closer, what will be seen moves to its place in proportion to the picture.
  const moved = Math.abs(to.scale - from.scale) < 1e-9 ? done : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale)
  return { ...to, scale, x: from.x + (to.x - from.x) * moved, y: from.y + (to.y - from.y) * moved }
}
