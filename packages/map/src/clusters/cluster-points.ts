import type { MapPoint } from '../projection.ts'

/** A location on the map, by its place among all of them. */
export type MapLocation = MapPoint & { readonly index: number }

/** One or several locations that stand for one marker. `key` names it: the same ones have the same key. */
export type Cluster = MapPoint & { readonly key: string; readonly members: readonly number[] }

const keyOf = (members: readonly number[]): string => `${members[0]}+${members.length - 1}`

type Group = { x: number; y: number; members: number[] }

const join = (one: Group, other: Group): void => {
  const [count, more] = [one.members.length, other.members.length]
  one.x = (one.x * count + other.x * more) / (count + more)
  one.y = (one.y * count + other.y * more) / (count + more)
  one.members.push(...other.members)
}

/** More cells than the map has from side to side: one number names a cell, and numbers are looked up faster than texts. */
const mostCells = 2 ** 25
const cellOf = (column: number, row: number): number => column * mostCells + row

/** Groups by the cell of a grid that lies fast on the map, so that moving the view changes nothing. */
const inCells = (groups: Iterable<Group>, size: number): Map<number, Group> => {
  const cells = new Map<number, Group>()
  for (const group of groups) {
    const key = cellOf(Math.floor(group.x / size), Math.floor(group.y / size))
    const there = cells.get(key)
    if (there) join(there, group)
    else cells.set(key, group)
  }
  return cells
}

/** Joins each group with one that is nearer than `apart`; whether any were. */
const joinNear = (groups: readonly Group[], apart: number): readonly Group[] => {
  const cells = Map.groupBy(groups, ({ x, y }) => cellOf(Math.floor(x / apart), Math.floor(y / apart)))
  const gone = new Set<Group>()
  for (const group of groups) {
    if (gone.has(group)) continue
    const [column, row] = [Math.floor(group.x / apart), Math.floor(group.y / apart)]
    for (let cell = 0; cell < 9; cell++)
      for (const other of cells.get(cellOf(column + (cell % 3) - 1, row + Math.floor(cell / 3) - 1)) ?? [])
        if (other !== group && !gone.has(other) && Math.hypot(other.x - group.x, other.y - group.y) < apart) {
          join(group, other)
          gone.add(other)
        }
  }
  return gone.size === 0
    ? groups
    : joinNear(
        groups.filter((group) => !gone.has(group)),
        apart,
      )
}

/**
 * Locations as markers that stand at least `apart` units from one another. What it answers depends on the locations and `apart` alone, and the work grows
 * with their number.
 */
export const clusterPoints = (locations: readonly MapLocation[], apart: number): readonly Cluster[] => {
  const cells = inCells(
    locations.map(({ x, y, index }): Group => ({ x, y, members: [index] })),
    apart,
  )
  return joinNear([...cells.values()], apart).map(({ x, y, members }) => {
    const sorted = members.toSorted((one, other) => one - other)
    return { x, y, members: sorted, key: keyOf(sorted) }
  })
}

/** A marker without the locations that have one of their own, in the middle of those that are left; none where none is left. */
export const withoutOwn = (cluster: Cluster, own: readonly MapLocation[]): readonly Cluster[] => {
  const alone = own.filter(({ index }) => cluster.members.includes(index))
  const members = cluster.members.filter((member) => !alone.some(({ index }) => index === member))
  if (alone.length === 0 || members.length === 0) return alone.length === 0 ? [cluster] : []
  const middle = (axis: 'x' | 'y'): number =>
    (cluster[axis] * cluster.members.length - alone.reduce((sum, point) => sum + point[axis], 0)) / members.length
  return [{ x: middle('x'), y: middle('y'), members, key: keyOf(members) }]
}
