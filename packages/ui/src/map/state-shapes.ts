import { type GeoProjection, geoConicConformal, geoPath } from 'd3-geo'
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson'
import { alabama, type StateCode, servedStates } from './states.ts'

/** Size of the map in its own units; it scales to any width. */
export const mapWidth = 760
export const mapHeight = 560

/** Where the Texas regions meet: about 31 degrees north, between Waco and Austin (ROUTE-31, ROUTE-32). */
export const divide = { longitude: -97.4, latitude: 31 } as const

/**
 * The land around the three states: Mexico's Gulf coast from the mouth of the Rio Grande southward, round the edge of the
 * map, and back through the middle of our own states, which are drawn on top of it.
 */
const mainland: Feature<Polygon> = {
  type: 'Feature',
  properties: null,
  geometry: {
    type: 'Polygon',
    // biome-ignore format: a list of positions reads better in rows
    coordinates: [[
      [-97.15, 25.96], [-97.25, 25.6], [-97.45, 25.1], [-97.6, 24.6], [-97.75, 24], [-97.75, 23.5], [-97.8, 22.8], [-97.85, 22.2],
      [-112, 22.2], [-112, 44], [-80, 44], [-80, 33], [-87.2, 31.6], [-89, 31.2], [-91, 31.4], [-92, 30.6], [-94.5, 30.5],
      [-96.6, 29.4], [-98, 27.6], [-97.5, 26.1], [-97.15, 25.96],
    ]],
  },
}

const served: FeatureCollection<MultiPolygon> = { type: 'FeatureCollection', features: Object.values(servedStates) }

/** The one projection of all our maps: conic and conformal, so that the states look as they do on a printed map. */
const projection = (clip?: readonly [top: number, bottom: number]): GeoProjection => {
  const base = geoConicConformal()
    .rotate([97.4, 0])
    .parallels([28, 34])
    .fitExtent(
      [
        [14, 18],
        [746, 516],
      ],
      served,
    )
  const [top, bottom] = clip ?? [-80, mapHeight + 80]
  return base
    .clipExtent([
      [-80, top],
      [mapWidth + 80, bottom],
    ])
    .precision(0.3)
}

const plain = projection()

/** Where a place lies on the map, in map units from the upper left corner. */
export const project = (longitude: number, latitude: number): { x: number; y: number } => {
  const [x, y] = plain([longitude, latitude]) ?? [0, 0]
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}

/** Height of the line between north and south Texas, in map units. */
export const divideHeight = project(divide.longitude, divide.latitude).y

export type StateShapes = {
  readonly states: Readonly<Record<StateCode, string>>
  readonly northTexas: string
  readonly southTexas: string
  /** Land that is not ours, for the paper around the states. */
  readonly around: string
  /** All land, for the depth lines along its coast. */
  readonly land: string
}

const draw = (shape: Feature | FeatureCollection, by: GeoProjection): string => geoPath(by).digits(1)(shape) ?? ''

const compute = (): StateShapes => {
  const around: FeatureCollection = { type: 'FeatureCollection', features: [mainland, alabama] }
  const states = { TX: draw(servedStates.TX, plain), LA: draw(servedStates.LA, plain), MS: draw(servedStates.MS, plain) }
  const outside = draw(around, plain)
  return {
    states,
    northTexas: draw(servedStates.TX, projection([-80, divideHeight])),
    southTexas: draw(servedStates.TX, projection([divideHeight, mapHeight + 80])),
    around: outside,
    land: `${outside}${states.TX}${states.LA}${states.MS}`,
  }
}

let memo: StateShapes | undefined

/** Path data of the three states and the two Texas regions; made once for a build (ROUTE-28 to ROUTE-32, D-ROUTE-9). */
export const stateShapes = (): StateShapes => {
  memo ??= compute()
  return memo
}
