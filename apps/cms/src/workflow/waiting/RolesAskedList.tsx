import type { RolesAsked } from '@bank/content/store/accounts/roles/waiting-roles.ts'
import { rolesIn } from '@bank/content/store/rights/roles.ts'
import type { Words } from '../../language/en.ts'
import { ScrolledTable } from '../../table/ScrolledTable.tsx'

type Props = { readonly asked: readonly RolesAsked[]; readonly words: Words; readonly language: 'en' | 'es' }

/** The accounts whose roles wait for another administrator; nothing where there are none. */
export const RolesAskedList = ({ asked, words, language }: Props) => {
  const { list, ...columns } = words.waiting.roles
  if (asked.length === 0) return null
  return (
    <section aria-label={list}>
      <h2>
        {list} ({asked.length})
      </h2>
      <ScrolledTable headings={[columns.account, columns.asked, columns.by]}>
        {asked.map(({ edit, email, roles, by }) => (
          <tr key={edit}>
            <td>
              <a href={edit}>{email}</a>
            </td>
            <td>{rolesIn(roles, language)}</td>
            <td>{by}</td>
          </tr>
        ))}
      </ScrolledTable>
    </section>
  )
}
