import { collections } from '@bank/model/collections.ts'
import type { RecordName } from '../reviews/newest-version.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

type Row = { readonly id: string }

/** Records and blocks that hold one of these texts in any field, such as the address of a page: a rough look, which may find too many. */
export const recordsNaming = ({ records, blocks }: Snapshot, texts: readonly string[]): readonly RecordName[] => {
  const rows = records as unknown as Readonly<Record<string, readonly Row[]>>
  const lists = Object.entries(collections).map(([name, { slug }]) => ({ slug, rows: rows[name] ?? [] }))
  return [...lists, { slug: 'blocks', rows: blocks as readonly Row[] }].flatMap((list) =>
    list.rows.filter((row) => texts.some((text) => JSON.stringify(row).includes(text))).map(({ id }) => ({ slug: list.slug, id })),
  )
}
