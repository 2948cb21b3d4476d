import { audienceWarnings } from '../store/audience-warning.ts'
import { inTransaction } from '../store/in-transaction.ts'
import type { Store } from '../store/open-store.ts'
import { ContentError } from '../store/problem.ts'
import { readStore } from '../store/read-store.ts'
import { checkRecords } from './check-records.ts'
import { hiddenBlockWarnings, lostReferences } from './check-references.ts'
import { readPicture } from './read-picture.ts'
import { snapshotOf } from './snapshot-of.ts'
import { hiddenBecause } from './visibility.ts'
import { type WrittenSnapshot, writeSnapshot } from './write-snapshot.ts'

export type ExportResult = WrittenSnapshot & { readonly warnings: readonly string[] }

/**
 * Turns what is published, approved, not deleted and not archived into the snapshot that everything else is made from. It is read in one
 * transaction, so a save in the middle never gives half of one state and half of another. When anything is wrong a
 * `ContentError` lists all of it and nothing is written (D-STORE-1, D-BLK-13, D-BLK-15, D-ALERT-1). The same content gives the same
 * bytes, from either database.
 */
export const exportSnapshot = async (store: Store, dataDir: string): Promise<ExportResult> => {
  const all = await inTransaction(store, 'read', (transactionID) => readStore(store, { version: 'published', transactionID }))
  const visible = all.filter((document) => hiddenBecause(document) === undefined)
  const pictures = await Promise.all(visible.filter(({ slug }) => slug === 'media').map((document) => readPicture(document, dataDir)))
  const lost = lostReferences(visible, all)
  const problems = [...checkRecords(visible, lost, store.bankingHosts), ...pictures.flatMap((picture) => picture.problems)]
  if (problems.length > 0) throw new ContentError('The content can’t be published', problems)
  const snapshot = snapshotOf(
    visible,
    pictures.flatMap(({ picture }) => picture ?? []),
  )
  return {
    ...(await writeSnapshot(snapshot, dataDir)),
    warnings: [...audienceWarnings(visible.map((document) => ({ ...document, source: document.slug }))), ...hiddenBlockWarnings(lost)],
  }
}
