import type { ReactNode } from 'react'
import { OpenButton } from '../cards/product/ProductCardView.tsx'
import { CardRate } from '../cards/product/ProductRate.tsx'
import type { ProductCard } from '../cards/product/product-card.ts'
import type { AccountComparisonProps, ComparedAccount } from './toProps.ts'

type Row = { readonly label: string; readonly cell: (account: ComparedAccount) => ReactNode }

const nothing = '–'

/** The name is shown where the conditions of all accounts stand below their rates, across the columns. */
const Earned = ({ rate, name, lang }: Pick<ProductCard, 'name' | 'lang'> & { rate: NonNullable<ProductCard['rate']> }) => (
  <CardRate
    of={{ ...rate, label: '' }}
    account={
      <span className="account-comparison-of" lang={lang}>
        {name}:{' '}
      </span>
    }
  />
)

const rowsOf = ({ words, facts }: Pick<AccountComparisonProps, 'words' | 'facts'>): readonly Row[] => [
  { label: words.deposit, cell: ({ card }) => <b className="account-comparison-figure num">{card.deposit}</b> },
  { label: words.earns, cell: ({ card }) => (card.rate ? <Earned {...card} rate={card.rate} /> : (card.noInterest ?? nothing)) },
  ...facts.map((label) => ({
    label,
    cell: ({ card }: ComparedAccount) => <span lang={card.lang}>{card.facts.find((fact) => fact.label === label)?.value ?? nothing}</span>,
  })),
  {
    label: words.special,
    cell: ({ card: { highlights } }) => (highlights.length > 0 ? highlights.map(({ label }) => <span key={label}>{label}</span>) : nothing),
  },
]

/** All accounts side by side. The label of a row stands above its values, so that three columns have room on a phone. */
export const ComparisonTable = ({ accounts, facts, words }: Pick<AccountComparisonProps, 'accounts' | 'facts' | 'words'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls can be reached with the keyboard
  <section className="table-scroll account-comparison-scroll" aria-label={words.table} tabIndex={0}>
    <table className="account-comparison-table" data-comparison="">
      <caption className="visually-hidden">{words.table}</caption>
      <thead>
        <tr>
          {accounts.map(({ key, card }) => (
            <th key={key} scope="col" data-account={key} lang={card.lang}>
              {card.name}
            </th>
          ))}
        </tr>
      </thead>
      {rowsOf({ words, facts }).map(({ label, cell }) => (
        <tbody key={label}>
          <tr>
            <th scope="rowgroup" colSpan={accounts.length} className="label">
              <span>{label}</span>
            </th>
          </tr>
          <tr>
            {accounts.map((account) => (
              <td key={account.key} data-account={account.key}>
                {cell(account)}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
      <tfoot>
        <tr>
          {accounts.map(({ key, card }) => (
            <td key={key} data-account={key}>
              {card.open && <OpenButton of={card.open} id={card.id} />}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  </section>
)
