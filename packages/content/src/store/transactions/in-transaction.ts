import type { Payload } from 'payload'

/** Runs something in a transaction of its own, whose id it is handed where the database has any. What it did is taken back where it rejects. */
export const inTransaction = async <Result>(
  { db }: Pick<Payload, 'db'>,
  run: (transactionID: string | number | undefined) => Promise<Result>,
): Promise<Result> => {
  const transactionID = (await db.beginTransaction()) ?? undefined
  try {
    const result = await run(transactionID)
    if (transactionID !== undefined) await db.commitTransaction(transactionID)
    return result
  } catch (error) {
    if (transactionID !== undefined) await db.rollbackTransaction(transactionID)
    throw error
  }
}
