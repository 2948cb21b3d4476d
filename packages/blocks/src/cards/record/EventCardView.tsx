import { DrawnIcon } from '@bank/ui/icons/DrawnIcon.tsx'
import { ctaTrack, Link } from '@bank/ui/links/Link.tsx'
import { Picture } from '@bank/ui/pictures/Picture.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { ArrowRight } from 'lucide'
import { useId, useState } from 'react'
import { entryAttributes } from '../../live-list/facets.ts'
import { CardTitle } from './CardTitle.tsx'
import type { EventCard } from './cards.ts'
import { Sign } from './Sign.tsx'

/** A line of the calendar: when, what, where. Its button unfolds the rest (CARD-09, D-CARD-6). */
export const EventCardView = ({ to, title, text, day, date, time, place, photo, unfoldLabel, more }: EventCard) => {
  const [open, setOpen] = useState(false)
  const details = `details${useId()}`
  return (
    <article className={open ? 'record-list-event record-list-event-open' : 'record-list-event'}>
      <div className="record-list-when">
        {date && (day ? <time dateTime={day}>{date.text}</time> : <LocalizedText of={date} as="b" />)}
        <LocalizedText of={time} as="span" />
      </div>
      <div className="record-list-words">
        <CardTitle of={title} to={to} />
        <LocalizedText of={place} className="label" />
        {(text || photo) && (
          <div id={details} className="record-list-details">
            <div>
              <LocalizedText of={text} className="record-list-text" />
              {more && (
                <Link to={more.to} className="more" track={ctaTrack}>
                  <LocalizedText of={more.text} as="span" />
                  <DrawnIcon of={ArrowRight} size={20} />
                </Link>
              )}
            </div>
            {photo && (
              <div className="record-list-picture">
                <Picture of={photo} sizes="(max-width: 890px) calc(100vw - 40px), 280px" most={640} aspect="4:3" decorative />
              </div>
            )}
          </div>
        )}
      </div>
      {(text || photo) && (
        <button
          type="button"
          className="record-list-unfold"
          aria-label={unfoldLabel}
          aria-expanded={open}
          aria-controls={details}
          onClick={() => setOpen(!open)}
        >
          <Sign open={open} />
        </button>
      )}
    </article>
  )
}

/** Events as one list, for the island that unfolds them. */
export const EventCards = ({ cards }: { cards: readonly EventCard[] }) => (
  <ul className="record-list-cards" data-own-first="">
    {cards.map((card) => (
      <li key={card.id} {...entryAttributes(card)} data-region={card.region} data-at={card.at}>
        <EventCardView {...card} />
      </li>
    ))}
  </ul>
)
