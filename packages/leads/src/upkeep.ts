import { millisecondsPerDay } from '@bank/rules/constants.ts'
import type { Kysely } from 'kysely'
import type { Tables } from './database/tables.ts'
import type { LeadCounts, LeadLine, MailState } from './leads.ts'
import { dayOf } from './tallies.ts'

/** How long a key is remembered: far longer than any page keeps a filled form. */
const keyLifetime = 7 * millisecondsPerDay

/** Clears what visitors wrote, once it was mailed and its time is over, with all notes about it; and tallies, keys and tokens that have no more use. */
export const purge = async (db: Kysely<Tables>, now: number, days: number): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('leads')
    .set({ message: null, subject: null })
    .where('accepted_at', '<', now - days * millisecondsPerDay)
    .where('message', 'is not', null)
    .where('state', '=', 'sent')
    .executeTakeFirst()
  await db
    .deleteFrom('lead_notes')
    .where('reference', 'in', (query) => query.selectFrom('leads').select('reference').where('message', 'is', null))
    .execute()
  await db
    .updateTable('leads')
    .set({ idempotency_key: null, body_hash: null })
    .where('accepted_at', '<', now - keyLifetime)
    .where('idempotency_key', 'is not', null)
    .execute()
  await db.updateTable('leads').set({ captcha_token: null, token_expires_at: null }).where('token_expires_at', '<', now).execute()
  await db
    .deleteFrom('tallies')
    .where('day', '<', dayOf(now - days * millisecondsPerDay))
    .execute()
  return Number(numUpdatedRows)
}

export const counts = async (db: Kysely<Tables>): Promise<LeadCounts> => {
  const rows = await db
    .selectFrom('leads')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  return { pending: 0, sent: 0, parked: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) }
}

/** The newest leads first. */
export const list = async (
  db: Kysely<Tables>,
  { state, most = 100 }: { readonly state?: MailState | undefined; readonly most?: number } = {},
): Promise<readonly LeadLine[]> => {
  const rows = await db
    .selectFrom('leads')
    .select(['reference', 'form', 'recipient', 'accepted_at', 'state', 'failures', 'next_attempt_at', 'last_error'])
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'pending'))
    .orderBy('accepted_at', 'desc')
    .orderBy('reference', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ accepted_at, next_attempt_at, last_error, ...row }) => ({
    ...row,
    acceptedAt: accepted_at,
    nextAttemptAt: next_attempt_at,
    lastError: last_error ?? undefined,
  }))
}

export const requeue = async (db: Kysely<Tables>, now: number, references?: readonly string[]): Promise<number> => {
  if (references?.length === 0) return 0
  const { numUpdatedRows } = await db
    .updateTable('leads')
    .set({ state: 'pending', failures: 0, next_attempt_at: now, waiting_since: now })
    .where('state', '=', 'parked')
    .$if(references !== undefined, (query) => query.where('reference', 'in', [...(references ?? [])]))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
