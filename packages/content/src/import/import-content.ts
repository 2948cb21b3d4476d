import { setTimeout } from 'node:timers/promises'
import { bankingAddressProblems } from '../records/banking-address-problems.ts'
import type { PlainRecord } from '../records/canonical.ts'
import { ContentError } from '../records/problem.ts'
import { settingsKey } from '../store/declaration.ts'
import { audienceWarnings } from '../store/fields/audience-warning.ts'
import type { Store } from '../store/open-store.ts'
import { readStore, type StoredDocument } from '../store/read-store.ts'
import { inStoreTransaction } from '../store/transactions/in-store-transaction.ts'
import { checkContent } from './check-content.ts'
import { readContentFiles } from './content-files.ts'
import { planImport, recordKey, referenceProblems, type StoreState } from './plan.ts'
import type { Report } from './report.ts'
import { writeRecord } from './write-record.ts'

export type ImportResult = {
  readonly written: number
  readonly unchanged: number
  /** Keys (`pages/home`) of records that were left alone because an editor changed them. */
  readonly kept: readonly string[]
}

const byKey = (documents: readonly StoredDocument[]) => new Map(documents.map((document) => [recordKey(document), document]))

const readState = async (store: Store): Promise<StoreState> => {
  const { docs } = await store.payload.find({ collection: 'imports', pagination: false, depth: 0 })
  return {
    published: byKey(await readStore(store, { version: 'published' })),
    latest: byKey(await readStore(store, { version: 'latest' })),
    imported: new Map(docs.map((doc) => [String(doc.id), JSON.parse(String(doc['content'])) as PlainRecord])),
  }
}

/** Records that are written in one transaction: enough to be quick, few enough not to keep an editor waiting. */
const batchSize = 25

/** Milliseconds between two transactions, in which editors who wait to save get their turn: several times what they wait between two tries. */
const pause = 50

const batches = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) => items.slice(index * batchSize, (index + 1) * batchSize))

/** Notes what is in the store by the importer's hand. */
const remember = async ({ payload }: Store, key: string, content: PlainRecord, isNew: boolean, transactionID: string) => {
  const data = { content: JSON.stringify(content) }
  const req = { transactionID }
  if (isNew) await payload.create({ collection: 'imports', data: { id: key, ...data }, req })
  else await payload.update({ collection: 'imports', id: key, data, req })
}

/**
 * Brings the records of a content folder into the store. Everything is checked first: when anything is wrong, a
 * `ContentError` lists all of it and the store stays as it was. Writes only what differs, so a second run writes nothing, and
 * an interrupted run is finished by the next one. A record that an editor has changed is left alone and reported.
 */
export const importContent = async (store: Store, contentDir: string, report: Report): Promise<ImportResult> => {
  const { records, problems } = await checkContent(await readContentFiles(contentDir), contentDir)
  if (problems.length > 0) throw new ContentError('The content files were not imported', problems)
  const state = await readState(store)
  const unresolved = referenceProblems(records, state)
  if (unresolved.length > 0) throw new ContentError('The content files were not imported', unresolved)

  const plan = planImport(records, state)
  const elsewhere = plan.write
    .filter(({ slug }) => slug === settingsKey)
    .flatMap(({ file, id, content }) => bankingAddressProblems(content, store.bankingHosts, { source: file, record: id }))
  if (elsewhere.length > 0) throw new ContentError('The content files were not imported', elsewhere)
  for (const warning of audienceWarnings(records.map((record) => ({ ...record, source: record.file })))) report.note(`Warning: ${warning}`)
  for (const record of plan.kept) report.note(`${recordKey(record)} was changed in the admin since it was imported; it stays as it is.`)
  for (const key of plan.orphans)
    report.note(`${key} is no longer in the content files; it stays in the store. Mark it deleted to take it off the site.`)
  report.begin(plan.write.length)
  try {
    for (const batch of batches(plan.write)) {
      await inStoreTransaction(store, 'write', async (transactionID) => {
        for (const record of batch) {
          const key = recordKey(record)
          await writeRecord(store, record, state.published.get(key), transactionID)
          await remember(store, key, record.content, !state.imported.has(key), transactionID)
          report.step(key)
        }
      })
      await setTimeout(pause)
    }
  } finally {
    report.end()
  }
  return { written: plan.write.length, unchanged: plan.unchanged, kept: plan.kept.map(recordKey) }
}
