import { type Position, simplifyLine } from '../simplify-line.ts'
import { joinLines, type Shore } from './read-gshhg.ts'
import { areaOf } from './rings.ts'

/** Round the map, from the east over the north and west to the south: the continent goes on there. */
const beyond: readonly Position[] = [
  [20_000, 0],
  [20_000, -20_000],
  [-20_000, -20_000],
  [-20_000, 20_000],
]

/**
 * Rings of all land, in units of the map and not simplified: the continent first, whose coast must come into the box in the south and leave it in the
 * east, then the islands.
 */
export const deriveLand = (shores: readonly Shore[], project: (at: Position) => Position): readonly (readonly Position[])[] => {
  const sea = shores.filter(({ level }) => level === 1)
  const pieces = Map.groupBy(
    sea.filter(({ isRing }) => !isRing),
    ({ id }) => id,
  )
  const [continent, ...islands] = [...pieces.values()]
    .map((parts) => joinLines(parts.map(({ line }) => line)))
    .toSorted((one, other) => other.flat().length - one.flat().length)
  const gulfCoast = (continent ?? []).find((line) => line.some(([lng, lat]) => lng > -98 && lat > 28))
  const [from, to] = [gulfCoast?.[0], gulfCoast?.at(-1)]
  if (!gulfCoast || !from || !to || from[0] > to[0] || from[1] > to[1])
    throw new Error('The Gulf coast does not run from the south of the box to its east')
  return [
    [...gulfCoast.map(project), ...beyond],
    ...[...islands.flat(), ...sea.flatMap(({ isRing, line }) => (isRing ? [line] : []))].map((ring) => ring.map(project)),
  ]
}

/** A ring cut wherever its tolerance changes, and once more, for a ring has no ends: each piece begins where the one before it ends. */
const piecesOf = (ring: readonly Position[], toleranceAt: (at: Position) => number): Position[][] => {
  const half = Math.floor(ring.length / 2)
  const pieces: Position[][] = []
  for (const [index, at] of [...ring, ...ring.slice(0, 1)].entries()) {
    const before = ring[index - 1]
    pieces.at(-1)?.push(at)
    if (!before || index === half || toleranceAt(before) !== toleranceAt(at)) pieces.push([at])
  }
  return pieces.filter(({ length }) => length > 1)
}

/** Rings as they are drawn: those of at least an area, made simpler by a tolerance that is told for each point. */
export const simplifyRings = (
  rings: readonly (readonly Position[])[],
  smallest: number,
  toleranceAt: (at: Position) => number,
): readonly (readonly Position[])[] =>
  rings
    .filter((ring) => areaOf(ring) > smallest)
    .map((ring) => piecesOf(ring, toleranceAt).flatMap((piece) => simplifyLine(piece, toleranceAt(piece[1] ?? [0, 0])).slice(0, -1)))
    .filter((ring) => ring.length > 2)
