import { ButtonLink } from '@bank/ui/links/ButtonLink.tsx'
import { MoreLink } from '@bank/ui/links/MoreLink.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { Fragment } from 'react'
import type { PrintedTier } from './printed-tiers.ts'
import { RateLedger } from './RateLedger.tsx'
import type { SavingsRateProps } from './toProps.ts'

const Rates = ({ rates, to, annualYield }: { rates: PrintedTier['rates']; to: string; annualYield: string }) => (
  <b>
    {rates.map((rate, index) => (
      <Fragment key={rate}>
        {index > 0 && <span className="savings-rate-to"> {to} </span>}
        <span className="nowrap">
          {rate}
          <small>%</small>
        </span>
      </Fragment>
    ))}{' '}
    <span className="savings-rate-yield">{annualYield}</span>
  </b>
)

/** The biggest thing is the rate; its balance stands close below it, at least a third as large (12 CFR 1030.8(c)(3)), with its date beside it, and the small print is in the same block. */
export const SavingsRate = ({
  product,
  asOf,
  first,
  others,
  table,
  annualYield,
  to,
  finePrint,
  action,
  secondAction,
}: SavingsRateProps) => (
  <section className="savings-rate section-paper">
    <div className="wrap grid">
      <div className="savings-rate-tiers">
        <h2 className="label">
          {product && <span lang={product.lang}>{product.text}. </span>}
          {asOf}
        </h2>
        <p className="savings-rate-first num">
          <Rates rates={first.rates} to={to} annualYield={annualYield} />
          <span className="savings-rate-condition">{first.condition}</span>
        </p>
        {others.map(({ rates, condition, detail }) => (
          <div className="savings-rate-other" key={condition}>
            <p className="num">
              <Rates rates={rates} to={to} annualYield={annualYield} />
              <span className="savings-rate-condition">{condition}</span>
            </p>
            {detail && <p className="savings-rate-detail">{detail}</p>}
          </div>
        ))}
      </div>
      {table && (
        <div className="savings-rate-ledger table-scroll">
          <RateLedger of={table} className="savings-rate-table" />
        </div>
      )}
      {(action || secondAction) && (
        <div className="savings-rate-actions">
          <ButtonLink of={action} look="go" />
          <MoreLink of={secondAction} />
        </div>
      )}
      <LocalizedText of={finePrint} className="savings-rate-fine fine" />
    </div>
  </section>
)
