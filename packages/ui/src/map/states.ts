import { type Position as Point, simplifyLine } from '@bank/map/simplify-line.ts'
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import atlas from 'us-atlas/states-10m.json' with { type: 'json' }

/** The states the bank serves (CONST-09). */
export type StateCode = 'TX' | 'LA' | 'MS'

/** Census numbers of the states on the map. Alabama is there for its piece of coast. */
const numbers = { TX: '48', LA: '22', MS: '28', AL: '01' } as const

/** About one pixel of the map: finer detail would only weigh. */
const tolerance = 0.026

type States = Topology<{ states: GeometryCollection<{ name: string }> }>

/** Borders are simplified once for both of their states, so that no gap opens between them. */
const simplified = (topology: States): States => {
  const { scale = [1, 1], translate = [0, 0] } = topology.transform ?? {}
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0]
    const line = arc.map(([dx = 0, dy = 0]): Point => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
    return simplifyLine(line, tolerance).map(([longitude, latitude]) => [longitude, latitude])
  })
  const { transform: _, ...rest } = topology
  return { ...rest, arcs }
}

const area = (ring: readonly Position[]): number =>
  Math.abs(
    ring.reduce((sum, [x = 0, y = 0], index) => {
      const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? []
      return sum + x * nextY - nextX * y
    }, 0) / 2,
  )

/** Leaves out islands that would be no more than a speck. */
const withoutSpecks = ({ geometry, ...rest }: Feature<Polygon | MultiPolygon>): Feature<MultiPolygon> => {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  return { ...rest, geometry: { type: 'MultiPolygon', coordinates: polygons.filter(([outline = []]) => area(outline) > 0.004) } }
}

const topology = simplified(atlas as unknown as States)

const state = (number: string): Feature<MultiPolygon> => {
  const found = topology.objects.states.geometries.find(({ id }) => id === number)
  if (found?.type !== 'Polygon' && found?.type !== 'MultiPolygon') throw new Error(`The atlas has no state with the number ${number}`)
  return withoutSpecks(feature(topology, found) as Feature<Polygon | MultiPolygon>)
}

/** The real outlines of the three states. */
export const servedStates: Readonly<Record<StateCode, Feature<MultiPolygon>>> = {
  TX: state(numbers.TX),
  LA: state(numbers.LA),
  MS: state(numbers.MS),
}

/** The neighboring state whose coast shows at the edge of the map. */
export const alabama: Feature<MultiPolygon> = state(numbers.AL)
