import { Icon } from '@bank/ui/icons/Icon.tsx'
import { Link } from '@bank/ui/links/Link.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { ServiceLink, ServiceLinkListProps } from './toProps.ts'

const Row = ({ name, subline, to }: ServiceLink) => {
  const words = (
    <>
      <LocalizedText of={name} as="b" />
      <LocalizedText of={subline} as="span" />
    </>
  )
  if (!to) return <div className="service-link-list-row">{words}</div>
  return (
    <Link to={to} className="service-link-list-row">
      {words}
      <Icon name="arrow-right" size={20} />
    </Link>
  )
}

/** One service to a line, name on the left and what it does on the right, like the contents of a book. */
export const ServiceLinkList = ({ headline, links }: ServiceLinkListProps) => (
  <section className="section section-paper service-link-list">
    <div className="wrap">
      <LocalizedText of={headline} as="h2" className="service-link-list-headline" />
      <ul className="service-link-list-rows">
        {links.map((link, index) => (
          <li key={`${index} ${link.name.text}`}>
            <Row {...link} />
          </li>
        ))}
      </ul>
    </div>
  </section>
)
