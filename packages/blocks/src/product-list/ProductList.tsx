import { Link } from '@bank/ui/links/Link.tsx'
import { MoreLink } from '@bank/ui/links/MoreLink.tsx'
import { Picture } from '@bank/ui/pictures/Picture.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { ProductCardView } from '../cards/product/ProductCardView.tsx'
import type { ProductListProps } from './toProps.ts'

/** Accounts side by side. `list` shows all of them, `slider` one row that scrolls sideways. */
export const ProductList = ({ layout, label, headline, more, image, sideHeadline, sideSub, cards, none }: ProductListProps) => (
  <section className={`section section-paper product-list product-list-${layout}`}>
    <div className="wrap">
      {(headline || more) && (
        <div className="section-head">
          <LocalizedText of={headline} as="h2" />
          <MoreLink of={more} />
        </div>
      )}
      {(image || sideHeadline || sideSub) && (
        <div className={image ? 'product-list-side product-list-pictured' : 'product-list-side'}>
          {image && <Picture of={image} sizes="(max-width: 639px) 100vw, 384px" most={768} aspect="4:3" />}
          <div>
            <LocalizedText of={sideHeadline} as="h3" />
            <LocalizedText of={sideSub} className="lead" />
          </div>
        </div>
      )}
      {none && (
        <p className="product-list-none">
          {none.before} <Link to={none.go.to}>{none.go.text.text}</Link>
        </p>
      )}
    </div>
    {cards.length > 0 && layout === 'list' && (
      <div className="wrap product-list-cards">
        {cards.map((card) => (
          <ProductCardView key={card.id} {...card} />
        ))}
      </div>
    )}
    {cards.length > 0 && layout === 'slider' && (
      // A region that scrolls can be reached with the keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling needs focus
      <section className="product-list-track" aria-label={label} tabIndex={0}>
        {cards.map((card) => (
          <ProductCardView key={card.id} {...card} />
        ))}
      </section>
    )}
  </section>
)
