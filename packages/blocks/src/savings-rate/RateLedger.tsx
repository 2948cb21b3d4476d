import type { RateLedger as Ledger } from './rate-ledger.ts'

/** A table of example balances and what they earn. `className` sets its columns. */
export const RateLedger = ({ of: { title, heads, rows }, className }: { of: Ledger; className: string }) => (
  <table className={`ledger ${className}`}>
    <caption lang={title.lang}>{title.text}</caption>
    <thead>
      <tr>
        <th scope="col">{heads.balance}</th>
        <th scope="col">{heads.month}</th>
        <th scope="col">{heads.year}</th>
        <th scope="col">{heads.rate}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ balance, month, year, rate }) => (
        <tr key={balance}>
          <th scope="row">{balance}</th>
          <td>{month}</td>
          <td>{year}</td>
          <td>{rate}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
