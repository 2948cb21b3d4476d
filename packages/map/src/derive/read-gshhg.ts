import type { Position } from '../simplify-line.ts'

/** What a file of the shoreline database says under a name: numbers of one column. */
export type ReadColumn = (name: string) => ArrayLike<number>

/** Degrees. */
export type Box = { readonly west: number; readonly east: number; readonly south: number; readonly north: number }

export type River = { readonly level: number; readonly line: readonly Position[] }

/** A piece of shore within one degree. `isRing`: it begins and ends there, else it goes on in another piece of the same id. */
export type Shore = { readonly id: number; readonly level: number; readonly isRing: boolean; readonly line: readonly Position[] }

/** The segments of all bins of one degree in a box; bins go east from Greenwich and south from the pole. */
function* segmentsIn({ west, east, south, north }: Box, column: ReadColumn) {
  const [first, count] = [column('Id_of_first_segment_in_a_bin'), column('N_segments_in_a_bin')]
  for (let lat = south; lat < north; lat++)
    for (let lng = west; lng < east; lng++) {
      const bin = (89 - lat) * 360 + ((lng + 360) % 360)
      const from = first[bin] ?? 0
      for (let segment = from; segment < from + (count[bin] ?? 0); segment++) yield { segment, lat, lng }
    }
}

/** Points are stored as 65535ths of a degree from the corner of their bin, in 16 bits without a sign. */
const pointReader = (column: ReadColumn) => {
  const first = column('Id_of_first_point_in_a_segment')
  const [lngs, lats] = [column('Relative_longitude_from_SW_corner_of_bin'), column('Relative_latitude_from_SW_corner_of_bin')]
  return ({ segment, lat, lng }: { segment: number; lat: number; lng: number }, count: number): readonly Position[] =>
    Array.from({ length: count }, (_, index): Position => {
      const point = (first[segment] ?? 0) + index
      return [lng + ((lngs[point] ?? 0) & 0xffff) / 0xffff, lat + ((lats[point] ?? 0) & 0xffff) / 0xffff]
    })
}

/** Rivers of a box, each cut where it leaves a degree. Level 1 is the largest; from 5 on they run at times only, 10 are canals. */
export const readRivers = (column: ReadColumn, box: Box): readonly River[] => {
  const [points, levels] = [column('N_points_for_a_segment'), column('Hierarchial_level_of_a_segment')]
  const read = pointReader(column)
  return [...segmentsIn(box, column)].map((at) => ({ level: levels[at.segment] ?? 0, line: read(at, points[at.segment] ?? 0) }))
}

/** Shores of a box. Level 1 lies between land and sea, 2 between land and a lake. */
export const readShores = (column: ReadColumn, box: Box): readonly Shore[] => {
  const [packed, ids] = [column('Embedded_npts_levels_exit_entry_for_a_segment'), column('Id_of_GSHHS_ID')]
  const read = pointReader(column)
  return [...segmentsIn(box, column)].map((at) => {
    const info = packed[at.segment] ?? 0
    return { id: ids[at.segment] ?? 0, level: (info >> 6) & 7, isRing: (info & 7) === 4, line: read(at, info >> 9) }
  })
}

/** Lines joined where one ends at the beginning of another; `near` is how far apart both may be, in degrees. */
export const joinLines = (lines: readonly (readonly Position[])[], near = 0.0005): readonly (readonly Position[])[] => {
  const left = new Set(lines)
  const meets = (one: Position | undefined, other: Position | undefined): boolean =>
    one !== undefined && other !== undefined && Math.abs(one[0] - other[0]) < near && Math.abs(one[1] - other[1]) < near
  const joined: Position[][] = []
  for (const line of lines) {
    if (!left.delete(line)) continue
    const whole = [...line]
    for (
      let next = [...left].find((one) => meets(one[0], whole.at(-1)));
      next;
      next = [...left].find((one) => meets(one[0], whole.at(-1)))
    ) {
      left.delete(next)
      whole.push(...next.slice(1))
    }
    for (
      let before = [...left].find((one) => meets(one.at(-1), whole[0]));
      before;
      before = [...left].find((one) => meets(one.at(-1), whole[0]))
    ) {
      left.delete(before)
      whole.unshift(...before.slice(0, -1))
    }
    joined.push(whole)
  }
  return joined
}
