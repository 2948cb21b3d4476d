import { writeRecord } from '../import/write-record.ts'
import { stableJson } from '../records/canonical.ts'
import { canonicalContent } from '../store/canonical-content.ts'
import type { Store } from '../store/open-store.ts'
import { readCollection, type StoredDocument } from '../store/read-store.ts'
import { type ClosedBranch, type ClosureWords, closureAlertId, closureAlertPrefix, closureAlertText } from './closure-alert.ts'
import type { StoredBranch } from './stored-branches.ts'

const alertsSlug = 'alerts'

/** Stands before all other alerts, in red, on every page; editors may narrow that. */
const newAlert = { type: 'urgent', order: 0 }

const closedBranch = ({ place, title, closure }: StoredBranch): ClosedBranch => ({ ...place, title, atm: closure?.atm ?? false })

const isVisible = ({ place }: StoredBranch): boolean => place.hidden === undefined

const write = async (store: Store, id: string, fields: object, stored: StoredDocument | undefined, transactionID: string) => {
  const content = canonicalContent(alertsSlug, { ...newAlert, ...stored?.content, id, deleted: undefined, ...fields })
  if (stored?.published && stableJson(stored.content) === stableJson(content)) return
  await writeRecord(store, { slug: alertsSlug, id, content }, stored, transactionID)
}

/**
 * Approves the alert that closed branches with these words share, or archives it when none is left. `branches` are all locations, with the closures that
 * the alert has to tell.
 */
export const writeClosureAlert = async (
  store: Store,
  words: ClosureWords,
  branches: readonly StoredBranch[],
  transactionID: string,
): Promise<string> => {
  const id = closureAlertId(words)
  const [stored] = await readCollection(store, alertsSlug, { version: 'latest', ids: [id], transactionID })
  const closed = branches.filter((branch) => isVisible(branch) && branch.closure && closureAlertId(branch.closure) === id)
  const all = branches.map(({ place }) => place)
  if (closed.length > 0) {
    const description = closureAlertText(words, closed.map(closedBranch), all)
    await write(store, id, { description, approved: true, archived: undefined }, stored, transactionID)
  } else if (stored) await write(store, id, { archived: true }, stored, transactionID)
  return id
}

/** Brings all alerts about closed branches to what holds; those of nobody are archived. */
export const writeAllClosureAlerts = async (store: Store, branches: readonly StoredBranch[], transactionID: string): Promise<void> => {
  const groups = new Map(branches.flatMap(({ closure }) => (closure ? [[closureAlertId(closure), closure] as const] : [])))
  for (const words of groups.values()) await writeClosureAlert(store, words, branches, transactionID)
  const { docs } = await store.payload.find({
    collection: alertsSlug,
    where: { id: { like: closureAlertPrefix } },
    depth: 0,
    pagination: false,
    select: {},
    req: { transactionID },
  })
  const orphans = docs.map(({ id }) => String(id)).filter((id) => id.startsWith(closureAlertPrefix) && !groups.has(id))
  for (const stored of await readCollection(store, alertsSlug, { version: 'latest', ids: orphans, transactionID }))
    await write(store, stored.id, { archived: true }, stored, transactionID)
}
