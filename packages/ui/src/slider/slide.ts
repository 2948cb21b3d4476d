/** How far a track can move, in CSS pixels: where it stands, the width of one step, and the last place it can reach. */
export type TrackState = { readonly offset: number; readonly step: number; readonly end: number }

/** Offsets closer than this count as one: browsers round scroll positions to pixels of the screen. */
export const slack = 2

/** The offsets at which a track comes to rest, ascending: at each card that starts before the end, and at the end. */
const restingOffsets = ({ step, end }: TrackState): readonly number[] => {
  const before = step > 0 ? Math.max(0, Math.ceil((end - slack) / step)) : 0
  return [...Array.from({ length: before }, (_, card) => card * step), before > 0 ? end : 0]
}

/**
 * Where a track goes when it moves by `by` cards from the resting offset nearest to it: whole cards, never past its ends, so that the
 * previous of the first and the next of the last do nothing (BLK-60, BLK-62). Every answer lies more than a rounded pixel away from a
 * track that is not at that end.
 */
export const slideTo = (track: TrackState, by: -1 | 1): number => {
  const offsets = restingOffsets(track)
  const distances = offsets.map((offset) => Math.abs(offset - track.offset))
  const nearest = distances.indexOf(Math.min(...distances))
  return offsets[Math.min(Math.max(nearest + by, 0), offsets.length - 1)] ?? 0
}

/** Which ends a track stands at; both when everything fits. */
export const atEnds = ({ offset, end }: TrackState): { start: boolean; end: boolean } => ({
  start: offset <= slack,
  end: offset >= end - slack,
})
