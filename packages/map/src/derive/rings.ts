import type { Position } from '../simplify-line.ts'

/** Area of a ring, in the square of its units. */
export const areaOf = (ring: readonly Position[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
      return sum + x * nextY - nextX * y
    }, 0) / 2,
  )

/** A strip along each stretch of a line, `reach` to both sides and over its ends. */
export const stripsAlong = (line: readonly Position[], reach: number): readonly (readonly Position[])[] =>
  line.slice(1).map(([toX, toY], index): Position[] => {
    const [x, y] = line[index] ?? [toX, toY]
    const length = Math.hypot(toX - x, toY - y) || 1
    const [alongX, alongY] = [((toX - x) / length) * reach, ((toY - y) / length) * reach]
    return [
      [x - alongX - alongY, y - alongY + alongX],
      [toX + alongX - alongY, toY + alongY + alongX],
      [toX + alongX + alongY, toY + alongY - alongX],
      [x - alongX + alongY, y - alongY - alongX],
    ]
  })
