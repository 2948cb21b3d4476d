import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { RateConditions } from '../cards/product/ProductRate.tsx'
import type { RateSheetProps } from './toProps.ts'

type Account = RateSheetProps['categories'][number]['accounts'][number]

const Bands = ({ of: { bands, name }, heads }: { of: Account; heads: RateSheetProps['heads'] }) => (
  <table className="ledger rate-sheet-table">
    <LocalizedText of={name} as="caption" className="visually-hidden" />
    <thead>
      <tr>
        <th scope="col">{heads.condition}</th>
        <th scope="col">{heads.interestRate}</th>
        <th scope="col">{heads.annualYield}</th>
      </tr>
    </thead>
    <tbody>
      {bands.map(({ condition, interestRate, annualYield }) => (
        <tr key={condition}>
          <th scope="row">{condition}</th>
          <td>{interestRate}</td>
          <td>
            <b>{annualYield}</b>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** One sheet with every rate. What must be said about a rate stands beside it, never on another page. */
export const RateSheet = ({ id, headline, asOf, description, heads, categories, noInterest, finePrint }: RateSheetProps) => (
  <section className="rate-sheet section" id={id}>
    <div className="wrap">
      <p className="label">{asOf}</p>
      <LocalizedText of={headline} as="h2" />
      <LocalizedText of={description} className="lead rate-sheet-description" />
      {categories.map((category) => (
        <section className="rate-sheet-category" key={category.id}>
          <LocalizedText of={category.name} as="h3" />
          {category.accounts.map((account) => (
            <article className="rate-sheet-account" id={account.anchor} key={account.id}>
              <div>
                <LocalizedText of={account.name} as="h4" />
                <p>{account.deposit}</p>
                <p className="rate-sheet-conditions">
                  <RateConditions of={account.conditions} />
                </p>
              </div>
              <Bands of={account} heads={heads} />
            </article>
          ))}
        </section>
      ))}
      {noInterest && (
        <section className="rate-sheet-category">
          <h3>{noInterest.title}</h3>
          <ul className="rate-sheet-none">
            {noInterest.names.map((name) => (
              <LocalizedText of={name} as="li" key={name.text} />
            ))}
          </ul>
        </section>
      )}
      <LocalizedText of={finePrint} className="fine rate-sheet-fine" />
    </div>
  </section>
)
