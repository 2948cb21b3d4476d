import { Icon } from '@bank/ui/icons/Icon.tsx'
import { Link } from '@bank/ui/links/Link.tsx'
import { MoreLink } from '@bank/ui/links/MoreLink.tsx'
import { Html, LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { ServiceQuickLinksProps } from './toProps.ts'

const enlarged = (name: string, big: boolean) => (big ? `${name} service-quick-links-big-letter` : name)

/** An index, not a row of icons: a serif title, a muted line, a hairline and a coral arrow for each link. */
export const ServiceQuickLinks = (props: ServiceQuickLinksProps) => (
  <section className="service-quick-links section section-paper">
    <div className="wrap grid">
      <div className="service-quick-links-head">
        <LocalizedText of={props.headline} as="h2" />
        <LocalizedText of={props.subHeadline} className={enlarged('service-quick-links-sub', props.bigFirstLetter === 'subHeadline')} />
        {(props.sidebarHeadline || props.sidebarBody || props.actions.length > 0) && (
          <div className="service-quick-links-sidebar">
            <LocalizedText of={props.sidebarHeadline} as="h3" className="h4" />
            <Html of={props.sidebarBody} className={enlarged('service-quick-links-body small', props.bigFirstLetter === 'sidebar')} />
            {props.actions.map((action) => (
              <p key={`${action.to.href} ${action.text.text}`}>
                <MoreLink of={action} />
              </p>
            ))}
          </div>
        )}
      </div>
      <ul className="service-quick-links-list">
        {props.links.map(({ to, text, intro }) => (
          <li key={`${to.href} ${text.text}`}>
            <Link to={to}>
              <LocalizedText of={text} as="b" />
              <LocalizedText of={intro} as="span" />
              <Icon name="arrow-right" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
