import { AnyIcon } from '@bank/ui/icons/AnyIcon.tsx'
import { MoreLink } from '@bank/ui/links/MoreLink.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { ServiceCardGridProps } from './toProps.ts'

/** Sheets of paper on navy, the icon in their corner. `half` keeps them in one half, with the headline in the other. */
export const ServiceCardGrid = ({ headline, layout, perRow, cards }: ServiceCardGridProps) => (
  <section className={`section section-navy service-card-grid service-card-grid-${layout}`}>
    <div className="wrap service-card-grid-wrap">
      {headline && (
        <div className="service-card-grid-head on-dark">
          <LocalizedText of={headline} as="h2" />
        </div>
      )}
      <ul className={`service-card-grid-cards service-card-grid-${perRow}`}>
        {cards.map((card, index) => (
          <li key={`${index} ${card.title?.text}`} className="service-card-grid-card">
            {card.icon && <AnyIcon name={card.icon} className="service-card-grid-icon" />}
            <LocalizedText of={card.title} as={headline ? 'h3' : 'h2'} className="h3" />
            <LocalizedText of={card.intro} className="service-card-grid-intro" />
            <MoreLink of={card.more} />
          </li>
        ))}
      </ul>
    </div>
  </section>
)
