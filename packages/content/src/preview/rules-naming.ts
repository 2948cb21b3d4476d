import { collections } from '@bank/model/collections.ts'
import { comparableName } from '@bank/rules/audience/audience.ts'
import type { PlainRecord } from '../records/canonical.ts'
import type { Problem } from '../records/problem.ts'
import type { RecordName } from '../reviews/newest-version.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { namesOfAudience, ruleFields, rulesIn } from '../store/fields/audience-warning.ts'

type Row = PlainRecord & { readonly id: string }

const namesOneOf = (names: readonly string[], text: unknown): boolean =>
  rulesIn(text).some(({ audience }) => names.includes(comparableName(audience)))

/** The rules of what is shown that name an audience, by its id or name: without it they would show their records to others. None for other records. */
export const rulesNaming = ({ slug, id }: RecordName, { records, blocks }: Snapshot): readonly Problem[] => {
  if (slug !== 'audiences') return []
  const names = namesOfAudience(id, records.audiences.find((audience) => audience.id === id)?.name)
  const rows = records as unknown as Readonly<Record<string, readonly Row[]>>
  const lists = Object.entries(collections).map(([list, own]) => ({ source: own.slug, rows: rows[list] ?? [] }))
  return [...lists, { source: 'blocks', rows: blocks as unknown as readonly Row[] }].flatMap((list) =>
    list.rows.flatMap((row) =>
      ruleFields
        .filter((field) => namesOneOf(names, row[field]))
        .map(
          (field): Problem => ({
            ...{ source: list.source, record: row.id, field: [field], value: row[field] },
            message: `names the audience ${id}, which would leave the site; take it out of this rule`,
          }),
        ),
    ),
  )
}
