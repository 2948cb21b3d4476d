import { Link } from '@bank/ui/links/Link.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { Nearby } from '../location/Nearby.tsx'
import type { PlaceCard } from './place-branches.ts'
import type { PlaceDetailProps } from './toProps.ts'

const Card = ({ card, heading: Heading, directions }: { card: PlaceCard; heading: 'h2' | 'h3'; directions: string }) => (
  <li>
    <Heading className="h4">
      {card.to ? (
        <Link to={card.to}>
          <LocalizedText of={card.title} as="span" />
        </Link>
      ) : (
        <LocalizedText of={card.title} as="span" />
      )}
    </Heading>
    <p className="place-types">{card.types}</p>
    {/* The browser says here what holds now. */}
    {card.hours.length > 0 && (
      <p className="place-open" data-open-branch={card.openState.branch} data-open-parts={card.openState.parts.join(' ')} />
    )}
    <address>
      {card.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
    {card.hours.length > 0 && (
      <ul className="place-hours">
        {card.firstDay && <li data-first-day="">{card.firstDay}</li>}
        {card.hours.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
    <p className="place-ways">
      {card.phone && (
        <Link to={card.phone.to} className="num">
          {card.phone.text}
        </Link>
      )}
      {card.directions && (
        <Link to={card.directions}>
          {directions}
          <span className="visually-hidden">: {card.title.text}</span>
        </Link>
      )}
    </p>
  </li>
)

type Links = PlaceDetailProps['counties']

const LinkList = ({ label, links }: { label: string; links: Links }) =>
  links.length > 0 ? (
    <nav className="place-links" aria-label={label}>
      <p className="label">{label}</p>
      <ul>
        {links.map(({ to, text }) => (
          <li key={text}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </nav>
  ) : null

/** The page of a state or town: all that there is, by town, which of it is open, its counties, and what lies next to a town. */
export const PlaceDetail = ({ crumbs, label, name, count, search, towns, isTown, counties, openStates, ...props }: PlaceDetailProps) => (
  <article className="place">
    <div className="wrap" data-mount="open-states" data-open-states={JSON.stringify(openStates)}>
      <nav className="location-crumbs" aria-label={props.labels.breadcrumb}>
        <ol>
          {crumbs.map(({ to, text }) => (
            <li key={text}>{to ? <Link to={to}>{text}</Link> : <span aria-current="page">{text}</span>}</li>
          ))}
        </ol>
      </nav>
      <div className="place-columns">
        <div className="place-head">
          <p className="label">{label}</p>
          <h1>{name}</h1>
          <p className="lead">{count}</p>
          {props.labels.usualHours && <p>{props.labels.usualHours}</p>}
          {search && (
            <div className="actions">
              <Link to={search.to} className="button button-navy">
                {search.text}
              </Link>
            </div>
          )}
          <LinkList label={props.labels.towns} links={towns.flatMap(({ to, name: text }) => (to ? [{ to, text }] : []))} />
          <LinkList label={props.labels.counties} links={counties} />
        </div>
        <div className={isTown ? 'place-list' : 'place-list place-by-town'}>
          {towns.map((town) => (
            <section key={town.name} className="place-town">
              {!isTown && <h2 className="h3">{town.to ? <Link to={town.to}>{town.name}</Link> : town.name}</h2>}
              <ul>
                {town.cards.map((card) => (
                  <Card key={card.id} card={card} heading={isTown ? 'h2' : 'h3'} directions={props.labels.directions} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </div>
    <Nearby {...props} />
  </article>
)
