import { Icon } from '@bank/ui/icons/Icon.tsx'
import { Link } from '@bank/ui/links/Link.tsx'
import { MoreLink } from '@bank/ui/links/MoreLink.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { LocationDetailProps } from './toProps.ts'

/** Other places not far away, and the way to all of them. */
export const Nearby = ({ nearby, all, labels }: Pick<LocationDetailProps, 'nearby' | 'all' | 'labels'>) =>
  nearby.length > 0 ? (
    <section className="section section-sand location-nearby">
      <div className="wrap">
        <div className="section-head">
          <div>
            <p className="label">{labels.nearby}</p>
            <h2>{labels.nearbyLocations}</h2>
          </div>
          <MoreLink of={all} />
        </div>
        <ul className="location-near">
          {nearby.map(({ id, title, to, address, types, distance }) => (
            <li key={id}>
              <h3>
                <LocalizedText of={title} as="span" /> <small>{distance}</small>
              </h3>
              <p>
                {address.join(', ')}
                <span>{types}</span>
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
    </section>
  ) : null
