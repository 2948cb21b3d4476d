import type { MapPoint } from '../projection.ts'
import { toScreen, type Viewport } from '../viewport/viewport.ts'

/** Pixels. */
export type Rect = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** The room of a marker, and the towns that its locations lie in. */
export type MarkerRoom = Rect & { readonly towns: readonly string[] }

/** A name that may stand on the map. `isArea`: it stands on its point, not beside it. */
export type Label = MapPoint & { readonly text: string; readonly isArea?: boolean }

/** A name with the left end of its line and the middle of its height, in pixels. */
export type PlacedLabel = {
  readonly label: Label
  readonly left: number
  readonly middle: number
  readonly at: MapPoint
  readonly hasDot: boolean
}

const height = 16
/** Dots nearer than this are one town to the eye: the first of them is named. */
const dotsApart = 30
/** From a dot, which a name does not touch, and from a marker that stands on the same place. */
const dotWays = [
  [9, 0],
  [-9, 0],
  [0, 15],
  [0, -15],
] as const
const markerWays = [
  [22, 0],
  [-22, 0],
  [0, 26],
  [0, -26],
] as const

/** Whether two share any room. */
export const overlaps = (one: Rect, other: Rect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const rectOf = (left: number, middle: number, width: number): Rect => ({
  left: left - 3,
  right: left + width + 3,
  top: middle - height / 2,
  bottom: middle + height / 2,
})

/**
 * Names that find a place in the view, the first ones first, clear of `taken` and of one another. At most `most`. `widthOf` measures in pixels.
 */
export const placeLabels = (
  labels: Iterable<Label>,
  view: Viewport,
  {
    taken,
    markers = [],
    most,
    widthOf,
  }: {
    readonly taken: readonly Rect[]
    /** Those of `taken` that stand for places. */
    readonly markers?: readonly MarkerRoom[]
    readonly most: number
    readonly widthOf: (label: Label) => number
  },
): readonly PlacedLabel[] => {
  const full: Rect[] = [...taken]
  const placed: PlacedLabel[] = []
  for (const label of labels) {
    if (placed.length === most) break
    const at = toScreen(view, label)
    if (at.x < 0 || at.y < 0 || at.x > view.width || at.y > view.height) continue
    if (!label.isArea && placed.some((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) < dotsApart)) continue
    const width = widthOf(label)
    const dot = { left: at.x - 4, right: at.x + 4, top: at.y - 4, bottom: at.y + 4 }
    const under = label.isArea ? undefined : markers.find((rect) => overlaps(rect, dot))
    // Beside the marker of another town its name would pass for the marker's.
    if (under && !under.towns.includes(label.text)) continue
    // A dot under another name would look like part of it.
    const hasDot = !label.isArea && !taken.some((rect) => overlaps(rect, dot))
    if (hasDot && full.some((rect) => overlaps(rect, dot))) continue
    const tried = label.isArea ? [[0, 0] as const] : hasDot ? dotWays : markerWays
    for (const [right, down] of tried) {
      const left = right > 0 ? at.x + right : right < 0 ? at.x + right - width : at.x - width / 2
      const rect = rectOf(left, at.y + down, width)
      const isInside = rect.left >= 2 && rect.right <= view.width - 2 && rect.top >= 2 && rect.bottom <= view.height - 2
      if (!isInside || full.some((other) => overlaps(rect, other))) continue
      full.push(rect)
      if (hasDot) full.push(dot)
      placed.push({ label, left, middle: at.y + down, at, hasDot })
      break
    }
  }
  return placed
}
