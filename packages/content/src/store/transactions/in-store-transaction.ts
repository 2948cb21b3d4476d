import type { Store } from '../open-store.ts'
import { transactionsIn } from './with-transactions.ts'

/**
 * Runs several operations of the store in one transaction. To `read` is to see one state of the content, whatever is written meanwhile; to
 * `write` is to write all or nothing. `run` must hand the transaction's id on to every operation that reads.
 */
export const inStoreTransaction = <T>(
  { payload }: Store,
  access: 'read' | 'write',
  run: (transactionID: string, db: unknown) => Promise<T>,
): Promise<T> => {
  const transactions = transactionsIn(payload.db)
  return access === 'read' ? transactions.runReading(run) : transactions.run(run)
}
