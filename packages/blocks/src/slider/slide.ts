/** How far a track can move, in CSS pixels: where it stands, the width of one step, and the last place it can reach. */
export type TrackState = { readonly offset: number; readonly step: number; readonly end: number }

/** Offsets closer than this to an end count as the end: browsers round scroll positions. */
const slack = 2

/**
 * Where a track goes when it moves by `by` cards: whole cards, never past its ends, so that the previous of the first and
 * the next of the last do nothing (BLK-60, BLK-62).
 */
export const slideTo = ({ offset, step, end }: TrackState, by: -1 | 1): number => {
  if (step <= 0) return offset
  if (by < 0 && offset >= end - slack) return Math.max(0, (Math.ceil(end / step) - 1) * step)
  return Math.min(end, Math.max(0, (Math.round(offset / step) + by) * step))
}

/** Which ends a track stands at; both when everything fits. */
export const atEnds = ({ offset, end }: TrackState): { start: boolean; end: boolean } => ({
  start: offset <= slack,
  end: offset >= end - slack,
})
