import { Icon } from '../primitives/Icon.tsx'
import { Link } from '../primitives/Link.tsx'
import { Words } from '../primitives/Words.tsx'
import type { LocationCard } from './location-card.ts'
import type { LocationListProps } from './toProps.ts'

const Title = ({ of }: { of: LocationCard }) =>
  of.to ? (
    <Link to={of.to}>
      <Words of={of.title} as="span" />
    </Link>
  ) : (
    <Words of={of.title} as="span" />
  )

const Place = ({ of }: { of: LocationCard }) => (
  <>
    <p className="location-list-types">{of.types}</p>
    <address>
      {of.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {of.phone && <Link to={of.phone.to}>{of.phone.text}</Link>}
    </address>
  </>
)

/**
 * Every front door and every machine, by state and city. A phone folds the states; the links of the index stand for them on wider
 * screens, where all are open. A city with one place that bears its name says it once.
 */
export const LocationList = ({ headline, intro, indexLabel, states }: LocationListProps) => (
  <section className="section section-paper location-list">
    <div className="wrap">
      {(headline || intro) && (
        <div className="location-list-head">
          <Words of={headline} as="h2" />
          <Words of={intro} className="lead" />
        </div>
      )}
      <nav className="location-list-index" aria-label={indexLabel}>
        <ul>
          {states.map(({ id, name, counts }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <b>{name}</b>
                {counts.length > 0 && <span>{counts.join(', ')}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {states.map(({ id, name, counts, cities }) => (
        <details key={id} className="location-list-state fold">
          <summary>
            <h2>
              {name} {counts.length > 0 && <small>{counts.join(', ')}</small>}
            </h2>
            <Icon name="chevron-down" />
          </summary>
          <div className="location-list-cities" id={id}>
            {cities.map(({ name: city, cards: [first, ...rest] }) => (
              <div key={city} className="location-list-city">
                {first && rest.length === 0 && first.title.text === city ? (
                  <>
                    <h3>
                      <Title of={first} />
                    </h3>
                    <Place of={first} />
                  </>
                ) : (
                  <>
                    <h3>{city}</h3>
                    {[first, ...rest].map(
                      (card) =>
                        card && (
                          <div key={card.id} className="location-list-place">
                            <h4>
                              <Title of={card} />
                            </h4>
                            <Place of={card} />
                          </div>
                        ),
                    )}
                  </>
                )}
              </div>
            ))}
          </div>
        </details>
      ))}
    </div>
  </section>
)
