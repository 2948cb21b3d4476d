import { Icon } from '@bank/ui/icons/Icon.tsx'
import { ApplicationForm } from '@bank/ui/links/ApplicationForm.tsx'
import { ctaTrack } from '@bank/ui/links/Link.tsx'
import { Html, LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { ProductCardView } from '../cards/product/ProductCardView.tsx'
import type { AccountProductsProps } from './toProps.ts'

/** The catalogue of accounts, category by category. */
export const AccountProducts = ({ headline, description, resume, categories, disclosure }: AccountProductsProps) => (
  <div className="account-products">
    {resume && (
      <div className="account-products-resume">
        <div className="wrap">
          <Icon name="file-text" />
          <div>
            <LocalizedText of={resume.text} />{' '}
            <ApplicationForm
              of={resume.application}
              className="account-products-continue"
              track={{ ...ctaTrack, label: 'resume-application' }}
            >
              <LocalizedText of={resume.linkText} as="span" />
            </ApplicationForm>
          </div>
        </div>
      </div>
    )}
    {(headline || description) && (
      <div className="wrap account-products-head">
        <LocalizedText of={headline} as="h2" />
        <LocalizedText of={description} className="lead" />
      </div>
    )}
    {categories.map(({ id, name, cards }) => (
      <section key={id} className="account-products-category" id={`accounts-${id}`} aria-labelledby={`accounts-${id}-name`}>
        <div className="wrap">
          <LocalizedText of={name} as="h2" id={`accounts-${id}-name`} />
        </div>
        <div className="wrap product-list-cards">
          {cards.map((card) => (
            <ProductCardView key={card.id} {...card} />
          ))}
        </div>
      </section>
    ))}
    {disclosure && (
      <div className="wrap">
        <Html of={disclosure} className="fine account-products-disclosure" />
      </div>
    )}
  </div>
)
