import type { Position } from '@bank/map/simplify-line.ts'
import { project } from './state-shapes.ts'

/** Courses of the rivers people here steer by, from source to mouth. */
// biome-ignore format: lists of positions read better in rows
const rivers: readonly (readonly Position[])[] = [
  [[-103, 34.2], [-101.5, 33.5], [-100, 33.2], [-98.6, 33.1], [-97.4, 31.9], [-96.6, 30.8], [-96, 29.9], [-95.45, 29]],
  [[-101, 32.2], [-99.6, 31.5], [-98.4, 30.75], [-97.7, 30.27], [-96.6, 29.6], [-96.02, 28.8]],
  [[-97, 33], [-96.3, 32], [-95.4, 31], [-94.85, 30.3], [-94.78, 29.85]],
  [[-93.9, 33.1], [-93.7, 32.5], [-93, 31.7], [-92.4, 31.3], [-91.75, 31.05]],
  [[-90.2, 33.1], [-90.1, 32.4], [-89.95, 31.6], [-89.75, 31], [-89.6, 30.3]],
]

/** The Mississippi below our states' shared border, down to its mouth. */
// biome-ignore format: lists of positions read better in rows
const mississippi: readonly Position[] = [
  [-90.3, 34.95], [-90.55, 34.6], [-90.95, 34.1], [-91.15, 33.6], [-91.15, 33], [-90.95, 32.4], [-91.2, 31.9], [-91.55, 31.3],
  [-91.4, 30.85], [-91.2, 30.45], [-91, 30.12], [-90.5, 30.05], [-90.1, 29.93], [-89.9, 29.65], [-89.5, 29.4], [-89.25, 29.12],
]

/** Where longleaf and loblolly stand close: west, east, south, north in degrees. */
const woods: readonly (readonly [number, number, number, number])[] = [
  [-95.5, -94.3, 30.6, 33.1],
  [-93.4, -92.4, 31.45, 32.2],
  [-90.2, -88.7, 30.85, 31.75],
  [-89.6, -88.6, 33.4, 34],
]

/** A line through points without corners: every point bends the way to the middle of the next stretch. */
const bend = (course: readonly Position[]): string => {
  const points = course.map(([longitude, latitude]) => project(longitude, latitude))
  return points
    .map(({ x, y }, index) => {
      const next = points[index + 1]
      if (index === 0) return `M${x} ${y}`
      if (next === undefined) return `L${x} ${y}`
      return `Q${x} ${y} ${Math.round((x + next.x) * 5) / 10} ${Math.round((y + next.y) * 5) / 10}`
    })
    .join('')
}

/** Rivers as path data: the small ones in one, the Mississippi by itself, for it is wider. */
export const riverPaths = (): { small: string; large: string } => ({ small: rivers.map(bend).join(''), large: bend(mississippi) })

const tree = ({ x, y }: { x: number; y: number }): string => `M${x} ${y}l3.3 6.2h-1.6l2.6 5h-3.5v3h-1.6v-3h-3.5l2.6-5h-1.6z`

/**
 * Pine trees as path data in two tones, as a pictorial map draws its woods. They stand in staggered rows, each a little
 * off its place, always the same.
 */
export const pinePaths = (): { light: string; dark: string } => {
  const trees = woods.flatMap(([west, east, south, north]) => {
    const rows = Math.max(1, Math.round((north - south) / 0.42))
    const columns = Math.max(1, Math.round((east - west) / 0.34))
    return Array.from({ length: rows * columns }, (_, index) => {
      const [row, column] = [Math.floor(index / columns), index % columns]
      const off = Math.sin(index * 12.9 + west * 7.3)
      const longitude = west + ((column + (row % 2) * 0.5 + off * 0.22) / columns) * (east - west)
      return project(longitude, north - ((row + Math.cos(index * 4.7) * 0.2) / rows) * (north - south))
    })
  })
  return {
    light: trees
      .filter((_, index) => index % 3 !== 0)
      .map(tree)
      .join(''),
    dark: trees
      .filter((_, index) => index % 3 === 0)
      .map(tree)
      .join(''),
  }
}
