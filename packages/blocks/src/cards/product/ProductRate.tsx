import { Link } from '@bank/ui/links/Link.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { Fragment, type ReactNode } from 'react'
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

type CardRateProps = { of: NonNullable<ProductCard['rate']>; account?: ReactNode }

/**
 * What an account earns, with everything that must stand beside it, and the way to its place on the rate sheet. `account` names the account where
 * its conditions do not stand below its name.
 */
export const CardRate = ({ of: { label, bands, conditions, sheet }, account }: CardRateProps) => (
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
      {account}
      <RateConditions of={conditions} /> {sheet && <Link to={sheet.to}>{sheet.text}</Link>}
    </p>
  </div>
)
