import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from './database/tables.ts'
import type { ClaimedMail } from './leads.ts'

type Claim = { readonly now: number; readonly lease: number; readonly most: number; readonly skipLocked: boolean }

/** Leases due mails, those that wait longest first. A lease that ran out, because its worker died, counts as none. */
export const claim = async (db: Kysely<Tables>, { now, lease, most, skipLocked }: Claim): Promise<readonly ClaimedMail[]> => {
  const name = randomUUID()
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'pending')
    .where('next_attempt_at', '<=', now)
    .where('leased_until', '<=', now)
    .orderBy('next_attempt_at')
    .limit(most)
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ lease: name, leased_until: now + lease })
    .where('id', 'in', skipLocked ? due.forUpdate().skipLocked() : due)
    .executeTakeFirst()
  if (!numUpdatedRows) return []
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('leads', 'leads.reference', 'outbox.reference')
    .select([
      'outbox.id',
      'outbox.failures',
      'leads.reference',
      'leads.form',
      'leads.message',
      'leads.recipient',
      'leads.subject',
      'leads.accepted_at',
    ])
    .where('outbox.lease', '=', name)
    .orderBy('outbox.next_attempt_at')
    .execute()
  return rows.map(({ accepted_at, message, subject, ...row }) => ({
    ...row,
    lease: name,
    message: message ?? '',
    subject: subject ?? '',
    acceptedAt: accepted_at,
  }))
}

/** Whoever holds the lease or not: what was sent was sent. */
export const markSent = async (db: Kysely<Tables>, { id }: Pick<ClaimedMail, 'id'>): Promise<void> => {
  await db.updateTable('outbox').set({ state: 'sent', lease: null, leased_until: 0 }).where('id', '=', id).execute()
}

type Held = Pick<ClaimedMail, 'id' | 'lease'>

const held = (db: Kysely<Tables>, { id, lease }: Held) =>
  db.updateTable('outbox').where('id', '=', id).where('lease', '=', lease).where('state', '=', 'pending')

export const markFailed = async (
  db: Kysely<Tables>,
  mail: Held,
  { nextAttemptAt, error }: { readonly nextAttemptAt: number; readonly error: string },
): Promise<void> => {
  await held(db, mail)
    .set(({ eb }) => ({
      failures: eb('failures', '+', 1),
      next_attempt_at: nextAttemptAt,
      last_error: error,
      lease: null,
      leased_until: 0,
    }))
    .execute()
}

export const park = async (db: Kysely<Tables>, mail: Held, error: string): Promise<void> => {
  await held(db, mail)
    .set(({ eb }) => ({ state: 'parked', failures: eb('failures', '+', 1), last_error: error, lease: null, leased_until: 0 }))
    .execute()
}

export const release = async (db: Kysely<Tables>, mail: Held): Promise<void> => {
  await held(db, mail).set({ lease: null, leased_until: 0 }).execute()
}

/** How long the mail that waits longest has waited, in milliseconds. */
export const oldestUnsent = async (db: Kysely<Tables>, now: number): Promise<number | undefined> => {
  const { since } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.min('waiting_since').as('since'))
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return since === null ? undefined : now - since
}
