import { Icon } from '@bank/ui/icons/Icon.tsx'
import { Link } from '@bank/ui/links/Link.tsx'
import { MapGround } from '@bank/ui/map/MapGround.tsx'
import { MapCountry, MapGulf } from '@bank/ui/map/MapOrnaments.tsx'
import { divideHeight, mapHeight, mapWidth, project, type StateShapes, stateShapes } from '@bank/ui/map/state-shapes.ts'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { NoticeRegion, NoticesMapProps } from './toProps.ts'

/** Where a region's name stands on the map, and the letters that stand for it on a phone. */
const names = {
  northTexas: { at: project(-98.6, 32.45), short: 'N' },
  southTexas: { at: project(-98.2, 29.35), short: 'S' },
  LA: { at: project(-92.55, 31.05), short: 'LA' },
  MS: { at: project(-89.72, 32.25), short: 'MS' },
} as const

const shapeOf = (shapes: StateShapes, region: NoticeRegion['region']): string =>
  region === 'northTexas' || region === 'southTexas' ? shapes[region] : shapes.states[region]

const Region = ({ shapes, region, to, name, label }: NoticeRegion & { shapes: StateShapes }) => {
  const { at, short } = names[region]
  // The letters that a phone prints on a state are part of its name: who speaks to the page says what they see.
  const spoken = short.length > 1 ? `${label}, ${short}` : label
  return (
    <Link to={to} className={`notices-map-region notices-map-${region.toLowerCase()}`} label={spoken}>
      <path d={shapeOf(shapes, region)} />
      <text className="map-state-name notices-map-name" x={at.x} y={at.y}>
        {name}
      </text>
      <text className="map-state-name notices-map-short" x={at.x} y={at.y + 12}>
        {short}
      </text>
    </Link>
  )
}

const Drawing = ({ id, gulf, regions }: Pick<NoticesMapProps, 'id' | 'gulf' | 'regions'>) => {
  const shapes = stateShapes()
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the figure around it is named
    <svg className="map notices-map-drawing" viewBox={`0 0 ${mapWidth} ${mapHeight}`}>
      <MapGround id={id} shapes={shapes} />
      <path className="map-state map-tx" d={shapes.states.TX} />
      {regions.map((region) => (
        <Region key={region.region} {...region} shapes={shapes} />
      ))}
      <path className="notices-map-divide" d={`M70 ${divideHeight}H534`} />
      <MapCountry />
      <MapGulf name={gulf} />
    </svg>
  )
}

/** The map, and beside it the same four links as a plain list. */
export const NoticesMap = ({ id, label, headline, description, mapName, gulf, regions }: NoticesMapProps) => (
  <section className="notices-map section section-paper">
    <div className="wrap grid">
      <div className="notices-map-words">
        <LocalizedText of={label} className="label" />
        <LocalizedText of={headline} as="h2" />
        <LocalizedText of={description} className="notices-map-description" />
        <ul className="notices-map-list" data-own-first="">
          {regions.map(({ region, to, name, own }, at) => (
            <li key={region} data-region={own.join(' ')} data-at={at}>
              <Link to={to}>
                <b>{name}</b>
                <Icon name="arrow-right" size={20} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <figure className="notices-map-frame" aria-label={mapName}>
        <Drawing id={id} gulf={gulf} regions={regions} />
      </figure>
    </div>
  </section>
)
