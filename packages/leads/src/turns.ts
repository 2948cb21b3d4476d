import type { Kysely } from 'kysely'
import type { Tables } from './database/tables.ts'

/** Whether this process is the one that may do something now; nobody else may for `every` milliseconds. */
export const takeTurn = async (db: Kysely<Tables>, name: string, now: number, every: number): Promise<boolean> => {
  // One that was taken in the future was taken before the clock was set back.
  await db
    .deleteFrom('turns')
    .where(({ eb, or }) => or([eb('free_at', '<=', now), eb('taken_at', '>', now)]))
    .execute()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('turns')
    .values({ name, taken_at: now, free_at: now + every })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Boolean(numInsertedOrUpdatedRows)
}

export const giveTurnBack = async (db: Kysely<Tables>, name: string): Promise<void> => {
  await db.deleteFrom('turns').where('name', '=', name).execute()
}
