import type { Coordinates } from '@bank/rules/geo/distance.ts'

const bits = 12

/** The cell of a coordinate within some degrees around a middle; what lies outside counts to the outermost. */
const cell = (degrees: number, middle: number, range: number): number =>
  Math.min(Math.max(Math.floor(((degrees - middle + range) / (2 * range)) * 2 ** bits), 0), 2 ** bits - 1)

/**
 * Where a position comes on a curve through the bank's states, cell after cell (Z-order): what is near on the curve is near on the map, so that rows that are
 * shown together lie in few files.
 */
export const curveOrder = ({ lat, lng }: Coordinates): number => {
  const [row, column] = [cell(lat, 31, 8), cell(lng, -94, 16)]
  let order = 0
  for (let bit = bits - 1; bit >= 0; bit--) order = order * 4 + (((row >> bit) & 1) * 2 + ((column >> bit) & 1))
  return order
}
