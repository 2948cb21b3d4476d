import { MoreLink } from '@bank/ui/links/MoreLink.tsx'
import { Picture, phonePictures } from '@bank/ui/pictures/Picture.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { SmartTagCard, SmartTagCardsProps } from './toProps.ts'

const Card = ({ title, intro, more, photo, as: Heading }: SmartTagCard & { as: 'h2' | 'h3' }) => (
  <li className="smart-tag-cards-card">
    {photo && <Picture of={photo} aspect="4:3" most={768} sizes={`${phonePictures}, (max-width: 890px) 50vw, 384px`} decorative />}
    <div className="smart-tag-cards-words">
      <Heading className="h3">{title}</Heading>
      {intro !== '' && <p className="small">{intro}</p>}
      <MoreLink of={more} />
    </div>
  </li>
)

/** Cards chosen by their tags, between two strips of landscape. */
export const SmartTagCards = ({ headline, headlineBody, topImage, bottomImage, cards }: SmartTagCardsProps) => (
  <section className="section section-sand smart-tag-cards">
    <div className="wrap">
      {topImage && <Picture of={topImage} className="smart-tag-cards-top" sizes="(max-width: 1280px) 100vw, 1200px" decorative />}
      {(headline || headlineBody) && (
        <div className="smart-tag-cards-head">
          <LocalizedText of={headline} as="h2" />
          <LocalizedText of={headlineBody} className="lead" />
        </div>
      )}
      <ul className="smart-tag-cards-cards">
        {cards.map((card) => (
          <Card key={card.id} {...card} as={headline ? 'h3' : 'h2'} />
        ))}
      </ul>
      {bottomImage && <Picture of={bottomImage} className="smart-tag-cards-bottom" sizes="(max-width: 1280px) 100vw, 1200px" decorative />}
    </div>
  </section>
)
