import { Link } from '@bank/ui/links/Link.tsx'
import { MoreLink } from '@bank/ui/links/MoreLink.tsx'
import { Picture } from '@bank/ui/pictures/Picture.tsx'
import { Plate } from '@bank/ui/pictures/Plate.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { BackLink } from '../BackLink.tsx'
import { ReadNext } from '../ReadNext.tsx'
import type { EventDetailProps } from './toProps.ts'

/** An event as it would hang on a notice board: picture beside, day and place set large. */
export const EventDetail = ({
  title,
  summary,
  when,
  where,
  description,
  image,
  back,
  others,
  othersLabel,
  file,
  calendar,
}: EventDetailProps) => (
  <article className={image ? 'event event-pictured' : 'event'}>
    <div className="wrap">
      <div className="event-words">
        <BackLink of={back} className="event-back" />
        <LocalizedText of={title} as="h1" />
        <LocalizedText of={summary} className="lead" />
        <dl className="event-facts">
          {when && (
            <div>
              <dt className="label">{when.label}</dt>
              <dd>
                {when.date && (when.day ? <time dateTime={when.day}>{when.date.text}</time> : <LocalizedText of={when.date} as="b" />)}
                <LocalizedText of={when.time} as="span" />
                {file && <Link to={file.to}>{file.text.text}</Link>}
              </dd>
            </div>
          )}
          {where && (
            <div>
              <dt className="label">{where.label}</dt>
              <dd>
                <b>{where.at ? <Link to={where.at}>{where.place.text}</Link> : <LocalizedText of={where.place} as="span" />}</b>
                <span>
                  {where.directions && <Link to={where.directions.to}>{where.directions.text.text}</Link>}
                  {where.phone && <Link to={where.phone.to}>{where.phone.text}</Link>}
                </span>
              </dd>
            </div>
          )}
        </dl>
        {description.map((paragraph) => (
          <LocalizedText key={paragraph.text} of={paragraph} className="event-text" />
        ))}
      </div>
      <aside className="event-next" aria-label={othersLabel}>
        <ReadNext label={othersLabel} of={others} />
        <MoreLink of={back} />
        <MoreLink of={calendar} />
      </aside>
      {image && (
        <figure className="event-scene">
          <Picture of={image} sizes="(max-width: 890px) 100vw, 486px" most={980} aspect="4:3" eager />
          <Plate of={image} />
        </figure>
      )}
    </div>
  </article>
)
