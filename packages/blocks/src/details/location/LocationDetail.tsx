import { Icon } from '@bank/ui/icons/Icon.tsx'
import { Link } from '@bank/ui/links/Link.tsx'
import { Picture } from '@bank/ui/pictures/Picture.tsx'
import { Plate } from '@bank/ui/pictures/Plate.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { Events } from './Events.tsx'
import { Hours } from './hours/Hours.tsx'
import { Nearby } from './Nearby.tsx'
import { Services } from './Services.tsx'
import { StructuredData } from './StructuredData.tsx'
import type { LocationDetailProps } from './toProps.ts'

/** The page of one branch or ATM. Whether it is open stands before where it is: on phones both are read in this order. */
export const LocationDetail = (props: LocationDetailProps) => {
  const {
    title,
    crumbs,
    photo,
    types,
    address,
    hint,
    phone,
    manager,
    directions,
    appointment,
    hours,
    notes,
    machineAllDay,
    machineFrom,
    services,
    languages,
    structured,
    labels,
  } = props
  const [street, ...rest] = address
  return (
    <article className={photo ? 'location location-pictured' : 'location'}>
      {photo && (
        <div className="location-scene">
          <Picture of={photo} sizes="100vw" eager />
          <Plate of={photo} />
        </div>
      )}
      <div className="wrap location-columns">
        <div className="location-main">
          <nav className="location-crumbs" aria-label={labels.breadcrumb}>
            <ol>
              {crumbs.map(({ to, text }) => (
                <li key={text}>{to ? <Link to={to}>{text}</Link> : <span aria-current="page">{text}</span>}</li>
              ))}
            </ol>
          </nav>
          <LocalizedText of={title} as="h1" />
          <p className="location-types">{types}</p>
        </div>
        {(hours || notes || machineAllDay) && (
          <div className="location-side">
            <Hours
              labels={labels}
              hours={hours}
              notes={notes}
              machineAllDay={machineAllDay}
              machineFrom={machineFrom}
              calendar={props.calendar}
            />
          </div>
        )}
        <div className="location-rest">
          <address className="location-facts">
            {street && (
              <div>
                <p className="label">{labels.address}</p>
                <p>
                  <b>{street}</b>
                  {rest.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                  <LocalizedText of={hint} as="span" className="muted" />
                </p>
              </div>
            )}
            {phone && (
              <div>
                <p className="label">{labels.telephone}</p>
                <p>
                  <b>
                    <Link to={phone.to}>{phone.text}</Link>
                  </b>
                  {manager && <span>{manager}</span>}
                </p>
              </div>
            )}
          </address>
          {(directions || appointment) && (
            <div className="actions">
              {directions && (
                <Link to={directions.to} className="button button-go">
                  <Icon name="navigation" size={20} />
                  <LocalizedText of={directions.text} as="span" />
                </Link>
              )}
              {appointment && (
                <Link to={appointment.to} className="button button-line">
                  <Icon name="calendar-days" size={20} />
                  <LocalizedText of={appointment.text} as="span" />
                </Link>
              )}
            </div>
          )}
        </div>
      </div>
      {(services.length > 0 || languages.length > 0) && (
        <Services services={services} languages={languages} languagesTitle={labels.spokenLanguages} />
      )}
      <Events {...props} />
      <Nearby {...props} />
      <StructuredData of={structured} />
    </article>
  )
}
