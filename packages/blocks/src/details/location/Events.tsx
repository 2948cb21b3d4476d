import { Link } from '@bank/ui/links/Link.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { LocationDetailProps } from './toProps.ts'

type EventsProps = Pick<LocationDetailProps, 'events'> & { labels: Pick<LocationDetailProps['labels'], 'eventsHere'> }

/** What happens at the branch. The browser hides what is over (`data-until`), and the section with its last event. */
export const Events = ({ events, labels }: EventsProps) =>
  events.length > 0 ? (
    <section className="wrap location-events" data-events="">
      <h2>{labels.eventsHere}</h2>
      <ul>
        {events.map(({ id, title, to, when, until }) => (
          <li key={id} data-until={until}>
            <h3>{to ? <Link to={to}>{title.text}</Link> : <LocalizedText of={title} as="span" />}</h3>
            <p>
              {when.map((text) => (
                <LocalizedText key={text.text} of={text} as="span" />
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  ) : null
