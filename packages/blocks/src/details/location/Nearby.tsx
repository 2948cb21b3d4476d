import type { Coordinates } from '@bank/rules/geo/distance.ts'
import { Icon } from '@bank/ui/icons/Icon.tsx'
import { Link } from '@bank/ui/links/Link.tsx'
import { MoreLink } from '@bank/ui/links/MoreLink.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { LocationCard } from '../../cards/location/location-card.ts'
import { AreaMap, positionText } from './AreaMap.tsx'
import type { LocationDetailProps } from './toProps.ts'

type NearbyProps = Pick<LocationDetailProps, 'all'> & {
  nearby: readonly (LocationCard & { readonly distance: string; readonly at?: Coordinates | undefined })[]
  map?: LocationDetailProps['map']
  labels: Pick<LocationDetailProps['labels'], 'nearby' | 'nearbyLocations' | 'details'>
}

/** Other places not far away, and the way to all of them. */
export const Nearby = ({ nearby, all, map, labels }: NearbyProps) =>
  nearby.length > 0 ? (
    <section className="section section-sand location-nearby" data-search-skip="">
      <div className="wrap">
        <div className="section-head">
          <div>
            <p className="label">{labels.nearby}</p>
            <h2>{labels.nearbyLocations}</h2>
          </div>
          <MoreLink of={all} />
        </div>
        <div className={map && 'location-mapped'}>
          {map && <AreaMap {...map} />}
          <ul className="location-near">
            {nearby.map(({ id, title, to, address, types, closed, distance, at }) => (
              <li key={id} data-at={at && positionText(at)}>
                <h3>
                  <LocalizedText of={title} as="span" /> <small>{distance}</small>
                </h3>
                <p>
                  {address.join(', ')}
                  <span>{types}</span>
                  {closed && <b>{closed}</b>}
                </p>
                {to && (
                  <Link to={to} className="more">
                    {labels.details}
                    <span className="visually-hidden">: {title.text}</span>
                    <Icon name="arrow-right" size={20} />
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  ) : null
