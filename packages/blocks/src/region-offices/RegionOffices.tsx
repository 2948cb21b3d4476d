import { Link } from '@bank/ui/links/Link.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { RegionOfficesProps } from './toProps.ts'

/** Stands hidden until the page knows the visitor's region, and then names its offices alone (D-REG-3). */
export const RegionOffices = ({ headline, intro, regions }: RegionOfficesProps) => {
  const Region = headline ? 'h3' : 'h2'
  return (
    <section
      className="section section-paper region-offices"
      data-region={regions.map(({ permalink }) => permalink).join(' ')}
      data-own-only=""
      data-search-skip=""
      hidden
    >
      <div className="wrap">
        <LocalizedText of={headline} as="h2" />
        <LocalizedText of={intro} className="lead" />
        {regions.map(({ permalink, name, offices }) => (
          <div key={permalink} data-region={permalink} data-own-only="" hidden>
            <Region className="label">{name}</Region>
            <ul className="region-offices-list">
              {offices.map(({ id, title, to, address, phone }) => (
                <li key={id}>
                  <p className="h4">
                    <Link to={to}>
                      <LocalizedText of={title} as="span" />
                    </Link>
                  </p>
                  <p>{address}</p>
                  {phone && (
                    <p>
                      <Link to={phone.to}>{phone.text}</Link>
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
