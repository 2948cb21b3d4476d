import type { ReactNode } from 'react'

type Props = {
  readonly headings: readonly string[]
  /** On narrow screens its cells stand below each other, as far as they say their headings by `data-heading`: for sentences that no column has room for. */
  readonly isStacked?: true
  readonly children: ReactNode
}

/** A table with a heading for each column, moved sideways where there is no room; `children` are its rows. */
export const ScrolledTable = ({ headings, isStacked, children }: Props) => (
  <div className={isStacked ? 'workflow-scroll workflow-stacked' : 'workflow-scroll'}>
    <table>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)
