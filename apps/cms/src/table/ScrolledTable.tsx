import type { ReactNode } from 'react'

type Props = { readonly headings: readonly string[]; readonly children: ReactNode }

/** A table with a heading for each column, moved sideways where there is no room; `children` are its rows. */
export const ScrolledTable = ({ headings, children }: Props) => (
  <div className="workflow-scroll">
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
