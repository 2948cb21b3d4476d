import { AnyIcon } from '@bank/ui/icons/AnyIcon.tsx'
import { ButtonLink } from '@bank/ui/links/ButtonLink.tsx'
import { MoreLink } from '@bank/ui/links/MoreLink.tsx'
import { Picture } from '@bank/ui/pictures/Picture.tsx'
import { Plate } from '@bank/ui/pictures/Plate.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { CalloutCard, CalloutProps } from './toProps.ts'

const Card = ({ card, as }: { card: CalloutCard; as: 'h2' | 'h3' }) => (
  <li className="callout-card">
    {card.icon && <AnyIcon name={card.icon} className="callout-icon" />}
    <LocalizedText of={card.title} as={as} className="h4" />
    <LocalizedText of={card.intro} className="small" />
    <MoreLink of={card.more} />
  </li>
)

/** How wide the picture is laid out in each layout. */
const pictureSizes = {
  cards: '(max-width: 890px) 100vw, 384px',
  image: '(max-width: 890px) 100vw, 690px',
  solo: '200px',
  sides: '(max-width: 890px) 100vw, 50vw',
  larger: '(max-width: 1280px) 100vw, 1200px',
} as const

/** What a layout stands on where no picture lies behind it; the others bring a color of their own. */
const grounds = { cards: ' section-sand', image: ' section-paper', solo: '', sides: '', larger: ' section-paper' } as const

const pictureAspect = { cards: '4:3', image: '4:3', solo: '1:1', sides: undefined, larger: '16:9' } as const

/**
 * A thought that stands out: `cards` beside four short entries, `image` beside a picture, `solo` as a sentence of its own,
 * `sides` as two halves of the page, `larger` on a sheet over a large picture.
 */
export const Callout = ({ layout, headline, description, more, image, background, cards }: CalloutProps) => (
  <section className={`callout callout-${layout}${background ? ' callout-on-picture' : grounds[layout]}`}>
    {background && <Picture of={background} className="callout-background" sizes="(max-width: 639px) 130vw, 100vw" decorative />}
    <div className="callout-sheet">
      {image && (
        <div className="callout-figure">
          <Picture of={image} className="callout-picture" sizes={pictureSizes[layout]} aspect={pictureAspect[layout]} />
          {(layout === 'larger' || layout === 'sides') && <Plate of={image} left={layout === 'larger'} />}
        </div>
      )}
      <div className={layout === 'sides' ? 'callout-words on-dark' : 'callout-words'}>
        <LocalizedText of={headline} as="h2" className={layout === 'solo' || layout === 'larger' ? 'h1' : undefined} />
        <LocalizedText of={description} className={layout === 'solo' ? 'lead' : undefined} />
        {layout === 'cards' || layout === 'solo' ? (
          <MoreLink of={more} />
        ) : (
          <ButtonLink of={more} look={layout === 'sides' ? 'light' : 'navy'} />
        )}
      </div>
      {cards.length > 0 && (
        <ul className="callout-entries">
          {cards.map((card, index) => (
            <Card key={`${index} ${card.title?.text}`} card={card} as={headline ? 'h3' : 'h2'} />
          ))}
        </ul>
      )}
    </div>
  </section>
)
