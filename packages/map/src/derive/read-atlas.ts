import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import type { OwnState } from '../shapes/shapes.ts'
import type { Position } from '../simplify-line.ts'

export type Atlas = Topology<{ states: GeometryCollection<{ name: string }>; counties: GeometryCollection<{ name: string }> }>

/** Census numbers of the states that the bank serves. */
const numbers: Readonly<Record<OwnState, string>> = { TX: '48', LA: '22', MS: '28' }
/** Alaska, Hawaii and the islands. */
const apart = ['02', '15', '60', '66', '69', '72', '78']

type Area = Polygon | MultiPolygon

const areasOf = ({ geometries }: GeometryCollection<{ name: string }>): readonly Area[] =>
  geometries.flatMap((geometry) => (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon' ? geometry : []))

const ringsOf = (area: Area): readonly (readonly number[])[] => (area.type === 'Polygon' ? area.arcs : area.arcs.flat())

/** The arcs of an atlas in degrees. */
const arcsOf = ({ arcs, transform }: Atlas): readonly (readonly Position[])[] => {
  const { scale = [1, 1], translate = [0, 0] } = transform ?? {}
  return arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx = 0, dy = 0]): Position => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
}

/** How many areas each arc borders on. */
const usesOf = (areas: readonly Area[]): ReadonlyMap<number, number> => {
  const count = new Map<number, number>()
  for (const ref of areas.flatMap(ringsOf).flat()) count.set(ref < 0 ? ~ref : ref, (count.get(ref < 0 ? ~ref : ref) ?? 0) + 1)
  return count
}

/** What the map takes from an atlas of counties, in degrees: outlines of our states, and lines between states and between our counties. */
export const readAtlas = (atlas: Atlas) => {
  const arcs = arcsOf(atlas)
  const lines = (refs: readonly number[]): readonly (readonly Position[])[] => refs.map((ref) => arcs[ref] ?? [])
  const ringOf = (refs: readonly number[]): readonly Position[] =>
    refs.flatMap((ref) => (ref < 0 ? (arcs[~ref] ?? []).toReversed() : (arcs[ref] ?? [])).slice(1))
  const states = areasOf(atlas.objects.states).filter(({ id }) => !apart.includes(String(id)))
  const stateOf = (code: OwnState): readonly Area[] => states.filter(({ id }) => id === numbers[code])
  const ownNumbers = Object.values(numbers)
  const ownCounties = areasOf(atlas.objects.counties).filter(({ id }) => ownNumbers.includes(String(id).slice(0, 2)))
  const uses = usesOf(states)
  const inStates = [...uses]
  return {
    outline: (code: OwnState) => stateOf(code).flatMap(ringsOf).map(ringOf),
    borders: lines(inStates.flatMap(([arc, count]) => (count > 1 ? arc : []))),
    /** Where the country ends: at the sea or at its neighbors. */
    edges: lines(inStates.flatMap(([arc, count]) => (count === 1 ? arc : []))),
    counties: lines([...usesOf(ownCounties)].flatMap(([arc, count]) => (count > 1 && !uses.has(arc) ? arc : []))),
  }
}
