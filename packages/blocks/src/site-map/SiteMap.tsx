import { Link } from '@bank/ui/links/Link.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { SiteMapProps } from './toProps.ts'

/** A table of contents: one column for each part of the site, under its name. */
export const SiteMap = ({ headline, description, groups }: SiteMapProps) => {
  // The names of the parts stand below the headline of the block, or right below that of the page.
  const Heading = headline ? 'h3' : 'h2'
  return (
    <section className="site-map section section-paper">
      <div className="wrap">
        <LocalizedText of={headline} as="h2" />
        <LocalizedText of={description} className="lead site-map-description" />
        <div className="site-map-groups">
          {groups.map(({ name, pages }) => (
            <div className="site-map-group" key={name}>
              <Heading className="label">{name}</Heading>
              <ul>
                {pages.map(({ to, title }) => (
                  <li key={to.href}>
                    <Link to={to}>
                      <span lang={title.lang}>{title.text}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
