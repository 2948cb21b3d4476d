import { randomUUID } from 'node:crypto'
import { mailRetryDelays, mailRetryJitter } from '@bank/rules/constants.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from './database/tables.ts'
import type { Backlog, ClaimedMail } from './leads.ts'

type Claim = { readonly now: number; readonly lease: number; readonly most: number; readonly skipLocked: boolean }

/** The longest that a mail waits for its next try, by how often it has failed. */
const longestWait = sql<number>`case failures ${sql.join(
  mailRetryDelays.map((delay, index) => sql`when ${sql.lit(index + 1)} then ${sql.lit(Math.ceil(delay * (1 + mailRetryJitter)))}`),
  sql` `,
)} else 0 end`

/** Whether a mail is due. One whose time is further away than it could have been put off waits for a clock that was set back. */
const isDue = (now: number): RawBuilder<boolean> =>
  sql`(next_attempt_at <= ${now} or next_attempt_at > cast(${now} as bigint) + ${longestWait})`

/** Leases due mails, those that wait longest first. A lease that ran out, because its worker died, counts as none. */
export const claim = async (db: Kysely<Tables>, { now, lease, most, skipLocked }: Claim): Promise<readonly ClaimedMail[]> => {
  const name = randomUUID()
  const due = db
    .selectFrom('leads')
    .select('reference')
    .where('state', '=', 'pending')
    .where(isDue(now))
    // Twice as long as a lease lasts: clocks of several machines differ, but not by that much.
    .where(({ eb, or }) => or([eb('leased_until', '<=', now), eb('leased_until', '>', now + 2 * lease)]))
    .orderBy('next_attempt_at')
    .limit(most)
  const rows = await db
    .updateTable('leads')
    .set({ lease: name, leased_until: now + lease })
    .where('reference', 'in', skipLocked ? due.forUpdate().skipLocked() : due)
    .returning([
      'mail_id',
      'failures',
      'reference',
      'form',
      'message',
      'recipient',
      'subject',
      'accepted_at',
      'next_attempt_at',
      'acknowledgement',
    ])
    .execute()
  return rows
    .toSorted((a, b) => a.next_attempt_at - b.next_attempt_at)
    .map(({ mail_id, accepted_at, message, subject, acknowledgement, next_attempt_at: _, ...row }) => ({
      ...row,
      id: mail_id,
      lease: name,
      message: message ?? '',
      subject: subject ?? '',
      acceptedAt: accepted_at,
      acknowledgement: acknowledgement ?? undefined,
    }))
}

/** Whoever holds the lease or not: what was sent was sent. */
export const markSent = async (db: Kysely<Tables>, { reference }: Pick<ClaimedMail, 'reference'>): Promise<void> => {
  await db.updateTable('leads').set({ state: 'sent', lease: null, leased_until: 0 }).where('reference', '=', reference).execute()
}

type Held = Pick<ClaimedMail, 'reference' | 'lease'>

const held = (db: Kysely<Tables>, { reference, lease }: Held) =>
  db.updateTable('leads').where('reference', '=', reference).where('lease', '=', lease).where('state', '=', 'pending')

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

/** How long mails wait that are still to be sent. Parked ones do not count. */
export const backlog = async (db: Kysely<Tables>, now: number): Promise<Backlog> => {
  const pending = db.selectFrom('leads').where('state', '=', 'pending')
  const { oldest, newest } = await pending
    .select(({ fn }) => [fn.min('waiting_since').as('oldest'), fn.max('waiting_since').as('newest')])
    .executeTakeFirstOrThrow()
  const { due } = await pending
    .select(({ fn }) => fn.min('next_attempt_at').as('due'))
    .where('leased_until', '<=', now)
    .executeTakeFirstOrThrow()
  const age = (since: number | null): number | undefined => (since === null ? undefined : now - since)
  return { oldest: age(oldest), newest: age(newest), overdue: age(due) }
}
