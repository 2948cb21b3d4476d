import { ButtonLink } from '@bank/ui/links/ButtonLink.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { PhoneSentence } from '@bank/ui/text/PhoneSentence.tsx'
import type { ReactNode } from 'react'
import { RateLedger } from '../savings-rate/RateLedger.tsx'
import { Calculator } from './Calculator.tsx'
import type { SavingsCalculatorProps } from './toProps.ts'

const Tiers = ({ asOf, of }: { asOf: string; of: SavingsCalculatorProps['tiers'] }) => (
  <div className="savings-calculator-tiers">
    {asOf && <p className="label">{asOf}</p>}
    <dl>
      {of.map(({ rate, condition, detail }) => (
        <div key={condition}>
          <dt className="num">{rate}</dt>
          <dd className="savings-calculator-condition">{condition}</dd>
          {detail && <dd>{detail}</dd>}
        </div>
      ))}
    </dl>
  </div>
)

/**
 * The calculator over the rates it works with and a table of examples, which say what matters before it is live and without any
 * script. `children` is the calculator as the page brings it to life; without any, it only shows.
 */
export const SavingsCalculator = ({
  headline,
  intro,
  calculator,
  needsScript,
  phone,
  asOf,
  tiers,
  table,
  estimates,
  finePrint,
  action,
  children,
}: SavingsCalculatorProps & { children?: ReactNode }) => (
  <section className="savings-calculator section section-paper">
    <div className="wrap">
      <LocalizedText of={headline} as="h2" />
      <LocalizedText of={intro} className="lead savings-calculator-intro" />
      <div className="savings-calculator-live" data-mount="balance">
        {children ?? <Calculator {...calculator} />}
      </div>
      {/* Shown by the style where scripts are off or did not come. No noscript: in-app navigation takes those away. */}
      <PhoneSentence className="savings-calculator-unscripted" role="alert" data-search-skip="" text={needsScript} number={phone} />
      <div className="savings-calculator-rates">
        <Tiers asOf={asOf} of={tiers} />
        {table && <RateLedger of={table} className="savings-calculator-table" />}
      </div>
      {action && (
        <p className="savings-calculator-action">
          <ButtonLink of={action} look="go" />
        </p>
      )}
      <p className="fine savings-calculator-fine">{estimates}</p>
      <LocalizedText of={finePrint} className="fine savings-calculator-fine" />
    </div>
  </section>
)
