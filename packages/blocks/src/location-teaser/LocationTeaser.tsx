import { Link } from '@bank/ui/links/Link.tsx'
import { MoreLink } from '@bank/ui/links/MoreLink.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { LocationMap } from './LocationMap.tsx'
import type { LocationTeaserProps, TeaserLocation } from './toProps.ts'

const Office = ({ title, to, address, phone }: TeaserLocation) => {
  const name = <LocalizedText of={title} as="span" />
  return (
    <li>
      <b>{to ? <Link to={to}>{name}</Link> : name}</b>
      {phone && (
        <Link to={phone.to} className="location-teaser-phone num">
          {phone.text}
        </Link>
      )}
      <span>{address}</span>
    </li>
  )
}

/** The form leads to the locator with what was typed; it works without any script. */
export const LocationTeaser = ({ id, label, headline, description, form, offices, action, ...map }: LocationTeaserProps) => (
  <section className="location-teaser section section-sand">
    <div className="wrap grid">
      <div className="location-teaser-words">
        <LocalizedText of={label} className="label" />
        <LocalizedText of={headline} as="h2" />
        <LocalizedText of={description} className="location-teaser-description" />
        <form className="location-teaser-form" action={form.action} method="get">
          <label htmlFor={`${id}-place`}>{form.field}</label>
          <div>
            <input id={`${id}-place`} name="q" type="search" placeholder={form.example} autoComplete="postal-code" />
            <button type="submit" className="button button-navy">
              {form.submit}
            </button>
          </div>
        </form>
        {offices.length > 0 && (
          <ul className="location-teaser-doors">
            {offices.map((office) => (
              <Office key={office.id} {...office} />
            ))}
          </ul>
        )}
        <MoreLink of={action} />
      </div>
      <div className="location-teaser-frame">
        <LocationMap id={id} {...map} />
      </div>
    </div>
  </section>
)
