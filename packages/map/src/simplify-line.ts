/** A position as longitude and latitude in degrees. */
export type Position = readonly [longitude: number, latitude: number]

/** Distance of a point from a segment, in the units of the points. */
const distance = ([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number => {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/**
 * Drops points that lie closer than `tolerance` to the simplified line (Douglas and Peucker). Both ends stay, so lines
 * that meet go on meeting.
 */
export const simplifyLine = (line: readonly Position[], tolerance: number): Position[] => {
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined || line.length < 3) return [...line]
  const away = line.map((point) => distance(point, first, last))
  const farthest = away.indexOf(Math.max(...away.slice(1, -1)), 1)
  if ((away[farthest] ?? 0) <= tolerance) return [first, last]
  return [...simplifyLine(line.slice(0, farthest + 1), tolerance).slice(0, -1), ...simplifyLine(line.slice(farthest), tolerance)]
}
