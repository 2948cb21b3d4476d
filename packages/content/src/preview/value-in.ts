import { collections } from '@bank/model/collections.ts'
import type { RecordName } from '../reviews/newest-version.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

type Row = Readonly<Record<string, unknown>>

/** What a field of a record says in a snapshot; nothing where the record is not in it. */
export const valueIn = ({ records }: Pick<Snapshot, 'records'>, { slug, id }: RecordName, [field]: readonly PropertyKey[]): unknown => {
  const list = Object.entries(collections).find(([, own]) => own.slug === slug)?.[0] ?? ''
  const rows = (records as unknown as Readonly<Record<string, readonly Row[]>>)[list]
  return rows?.find((row) => row['id'] === id)?.[String(field)]
}
