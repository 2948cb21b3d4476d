import { MapGround } from '@bank/ui/map/MapGround.tsx'
import { MapCountry, MapGulf } from '@bank/ui/map/MapOrnaments.tsx'
import { mapHeight, mapWidth, project, stateShapes } from '@bank/ui/map/state-shapes.ts'
import { cities } from './cities.ts'
import type { LocationTeaserProps } from './toProps.ts'

/** Three needles that meet at the place they mark. */
const needles =
  'M0 .8c-1.4-3.8-1.7-7.5 0-12.8 1.7 5.3 1.4 9 0 12.8zM-.8.8C-4.1-.8-6-3.8-7.1-8.3-3.4-6-1.5-3-.8.8zM.8.8C4.1-.8 6-3.8 7.1-8.3 3.4-6 1.5-3 .8.8z'

/** A map of all locations: branches as needles, ATMs as dots. The links to them are in the locator. */
export const LocationMap = ({ id, map, branches, machines }: Pick<LocationTeaserProps, 'id' | 'map' | 'branches' | 'machines'>) => {
  const shapes = stateShapes()
  const [texas, louisiana, mississippi] = [project(-99.6, 31.5), project(-92.7, 30.84), project(-89.62, 32.86)]
  return (
    <svg className="map location-teaser-map" viewBox={`0 0 ${mapWidth} ${mapHeight}`} role="img" aria-label={map.name}>
      <MapGround id={id} shapes={shapes} />
      <path className="map-state map-tx" d={shapes.states.TX} />
      <path className="map-state map-la" d={shapes.states.LA} />
      <path className="map-state map-ms" d={shapes.states.MS} />
      <MapCountry />
      <MapGulf name={map.gulf} />
      <g className="location-teaser-names">
        <text className="map-state-name" x={texas.x} y={texas.y}>
          {map.texas}
        </text>
        <text className="map-state-name location-teaser-narrow" x={louisiana.x} y={louisiana.y}>
          {map.louisiana}
        </text>
        <text className="map-state-name location-teaser-narrow" x={mississippi.x} y={mississippi.y}>
          {map.mississippi}
        </text>
      </g>
      {machines.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="location-teaser-machine" cx={x} cy={y} r="3.2" />
      ))}
      {branches.map(({ x, y }) => (
        <path key={`${x} ${y}`} className="location-teaser-branch" d={needles} transform={`translate(${x} ${y})`} />
      ))}
      {cities.map(({ name, x, y, anchor }) => (
        <text key={name} className="map-city" x={x} y={y} textAnchor={anchor}>
          {name}
        </text>
      ))}
    </svg>
  )
}
