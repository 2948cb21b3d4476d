import { Icon } from '@bank/ui/icons/Icon.tsx'
import { ctaTrack, Link } from '@bank/ui/links/Link.tsx'
import { Picture, phonePictures } from '@bank/ui/pictures/Picture.tsx'
import { Plate } from '@bank/ui/pictures/Plate.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { CardPairProps, PairCard } from './toProps.ts'

const Card = ({ title, intro, image, action, heading: Heading }: PairCard & { heading: 'h2' | 'h3' }) => (
  <article className="card-pair-card">
    {image && (
      <div className="card-pair-picture">
        <Picture
          of={image}
          aspect="16:10"
          most={1280}
          sizes={`${phonePictures}, (max-width: 890px) 100vw, 590px`}
          decorative={Boolean(title)}
        />
        <Plate of={image} left />
      </div>
    )}
    <LocalizedText of={title} as={Heading} className="card-pair-title" />
    <LocalizedText of={intro} className="card-pair-intro" />
    {action && (
      <Link to={action.to} className="more" track={ctaTrack} label={title && `${action.text.text}: ${title.text}`}>
        <span lang={action.text.lang}>{action.text.text}</span>
        <Icon name="arrow-right" size={20} />
      </Link>
    )}
  </article>
)

/** Two cards of equal weight, each one picture and few words. */
export const CardPair = ({ label, headline, cards }: CardPairProps) => (
  <section className="card-pair section section-paper">
    <div className="wrap">
      {(label || headline) && (
        <div className="section-head">
          <div>
            <LocalizedText of={label} className="label" />
            <LocalizedText of={headline} as="h2" />
          </div>
        </div>
      )}
      <div className="card-pair-cards">
        {cards.map((card, index) => (
          <Card key={index} {...card} heading={headline ? 'h3' : 'h2'} />
        ))}
      </div>
    </div>
  </section>
)
