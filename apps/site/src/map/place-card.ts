import { overlaps, type Rect } from '@bank/map/labels/place-labels.ts'

/**
 * At which end of the map a card leaves its marker free: at the lower one where it can, else at the upper one. Where it cannot at either, it is at the
 * one with more room, and no higher than `most`.
 */
export const placeOfCard = (marker: Rect, lower: Rect, upper: Rect): [isAbove: boolean, most?: number] => {
  if (!overlaps(marker, lower)) return [false]
  if (!overlaps(marker, upper)) return [true]
  const [above, below] = [marker.top - upper.top, lower.bottom - marker.bottom]
  return [above > below, Math.max(above, below)]
}
