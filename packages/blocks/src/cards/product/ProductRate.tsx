import { Link } from '@bank/ui/links/Link.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { Fragment } from 'react'
import type { ProductCard } from './product-card.ts'
import type { ProductRate } from './product-rate.ts'

/** The conditions of a rate, one sentence after the other. */
export const RateConditions = ({ of }: { of: ProductRate['conditions'] }) =>
  of.map((sentence, index) => (
    <Fragment key={sentence.text}>
      {index > 0 && ' '}
      <LocalizedText of={sentence} as="span" />
    </Fragment>
  ))

/** What an account earns, with everything that must stand beside it, and the way to its place on the rate sheet. */
export const CardRate = ({ of: { label, bands, conditions, sheet } }: { of: NonNullable<ProductCard['rate']> }) => (
  <div className="product-list-rate">
    <p className="product-list-rate-label">{label}</p>
    <ul>
      {bands.map(({ condition, annualYield }) => (
        <li key={condition}>
          <b className="num">{annualYield}</b> {condition}
        </li>
      ))}
    </ul>
    <p className="product-list-rate-conditions">
      <RateConditions of={conditions} /> {sheet && <Link to={sheet.to}>{sheet.text}</Link>}
    </p>
  </div>
)
