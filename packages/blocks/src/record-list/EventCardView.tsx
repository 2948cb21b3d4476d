import { Picture } from '../primitives/Picture.tsx'
import { Words } from '../primitives/Words.tsx'
import { CardTitle } from './CardTitle.tsx'
import type { EventCard } from './cards.ts'

/** A line of the calendar: when, what, where. */
export const EventCardView = ({ to, title, text, day, date, time, place, photo }: EventCard) => (
  <article className="record-list-event">
    <div className="record-list-when">
      {date && (day ? <time dateTime={day}>{date.text}</time> : <Words of={date} as="b" />)}
      <Words of={time} as="span" />
    </div>
    <div className="record-list-words">
      <CardTitle of={title} to={to} />
      <Words of={place} className="label" />
      <Words of={text} className="record-list-text" />
    </div>
    {photo && (
      <div className="record-list-picture">
        <Picture of={photo} sizes="(max-width: 890px) calc(100vw - 40px), 280px" most={640} aspect="4:3" decorative />
      </div>
    )}
  </article>
)
