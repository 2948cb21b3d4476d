import { isInView, type Viewport } from '../viewport/viewport.ts'
import { type Cluster, clusterPoints, type MapLocation } from './cluster-points.ts'

/** How far markers stand from each other at least, in pixels: fingers can tell them apart. */
const apartPixels = 44
/** More markers than this are too many to go through. */
const mostMarkers = 60
/** Pixels around the view where markers are drawn already. */
const margin = 30

/** Markers change when the view is this much closer: halfway to twice as close. Within a level they stand farther apart, never nearer. */
const levelOf = (scale: number): number => Math.floor(Math.log2(scale) * 2)

/** The markers of some locations in any view. Those of a level are made once. */
export const clusterer = (locations: readonly MapLocation[]) => {
  const levels = new Map<number, readonly Cluster[]>()
  const atLevel = (level: number): readonly Cluster[] => {
    const known = levels.get(level) ?? clusterPoints(locations, apartPixels / 2 ** (level / 2))
    levels.set(level, known)
    return known
  }
  return (view: Viewport): readonly Cluster[] => {
    let level = levelOf(view.scale)
    for (;;) {
      const seen = atLevel(level).filter((cluster) => isInView(view, cluster, margin))
      if (seen.length <= mostMarkers) return seen
      level -= 1
    }
  }
}
