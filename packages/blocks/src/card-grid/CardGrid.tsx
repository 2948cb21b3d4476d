import { AnyIcon } from '@bank/ui/icons/AnyIcon.tsx'
import { MoreLink } from '@bank/ui/links/MoreLink.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { CardGridProps } from './toProps.ts'

/** White cards under a navy rule, the icon in a margin of its own. Two and four stand in pairs, other numbers in threes. */
export const CardGrid = ({ headline, cards }: CardGridProps) => (
  <section className="section section-sand card-grid">
    <div className="wrap">
      <LocalizedText of={headline} as="h2" className="card-grid-headline" />
      <ul className="card-grid-cards">
        {cards.map((card, index) => (
          <li key={`${index} ${card.title?.text}`} className="card-grid-card">
            {card.icon && <AnyIcon name={card.icon} className="card-grid-icon" />}
            <div className="card-grid-words">
              <LocalizedText of={card.title} as={headline ? 'h3' : 'h2'} className="h4" />
              <LocalizedText of={card.intro} className="small" />
              <MoreLink of={card.more} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
