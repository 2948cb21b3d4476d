import type { Store } from '../../store/open-store.ts'

/** Before anybody did anything. */
export const nothingDone = new Date(0).toISOString()

/** Entries of the history need not be stored in the order of their times. */
const newestEntries = 20

/** When the newest of what a transaction sees was done, by the history of the store; as ISO 8601. */
export const readAsOf = async ({ payload }: Store, transactionID: string): Promise<string> => {
  const found = await payload.find({
    collection: 'history',
    select: { at: true },
    sort: '-id',
    limit: newestEntries,
    pagination: false,
    depth: 0,
    req: { transactionID },
  })
  return (found.docs as unknown as readonly { readonly at: string }[]).reduce((newest, { at }) => (at > newest ? at : newest), nothingDone)
}
