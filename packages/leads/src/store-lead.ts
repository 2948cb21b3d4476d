import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from './database/tables.ts'
import type { AcceptOutcome, Conflict, NewLead, Repeated } from './leads.ts'
import { newReference } from './reference.ts'

/** Ends a transaction without keeping anything of it. */
class Refused extends Error {
  readonly outcome: AcceptOutcome

  constructor(outcome: AcceptOutcome) {
    super(outcome.kind)
    this.outcome = outcome
  }
}

/** What a key was answered with before. */
export const findRepeat = async (
  db: Kysely<Tables>,
  { idempotencyKey, bodyHash }: { readonly idempotencyKey: string; readonly bodyHash: string },
): Promise<Repeated | Conflict | undefined> => {
  const known = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'reference'])
    .where('key', '=', idempotencyKey)
    .executeTakeFirst()
  if (!known) return undefined
  return known.body_hash === bodyHash ? { kind: 'repeated', reference: known.reference } : { kind: 'conflict' }
}

/** Claims the key for this lead. Of two posts at once the second waits here until the first is committed, and then sees it. */
const takeKey = async (db: Kysely<Tables>, reference: string, { idempotencyKey, bodyHash, now }: NewLead): Promise<void> => {
  if (idempotencyKey === undefined) return
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values({ key: idempotencyKey, body_hash: bodyHash, reference, created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows) return
  const known = await findRepeat(db, { idempotencyKey, bodyHash })
  if (!known) throw new Error('an idempotency key was purged while it was used')
  throw new Refused(known)
}

const spendToken = async (db: Kysely<Tables>, { captchaToken, expiresAt }: NewLead): Promise<void> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('captcha_tokens')
    .values({ token: captchaToken, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('token').doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) throw new Refused({ kind: 'captchaUsed' })
}

const insertLead = async (db: Kysely<Tables>, reference: string, { form, message, recipient, subject, now }: NewLead): Promise<void> => {
  await db
    .insertInto('leads')
    .values({ reference, form, message: JSON.stringify(message), recipient, subject, accepted_at: now })
    .execute()
  await db
    .insertInto('outbox')
    .values({ id: randomUUID(), reference, state: 'pending', failures: 0, next_attempt_at: now, waiting_since: now, leased_until: 0 })
    .execute()
}

/** Runs work on the database so that all of it is kept, or nothing when it throws. */
export type RunInTransaction = <Result>(work: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>

/** Stores a lead and everything that belongs to it, or nothing (D-FORM-5). */
export const storeLead = async (atomically: RunInTransaction, lead: NewLead): Promise<AcceptOutcome> => {
  const reference = newReference()
  try {
    await atomically(async (db) => {
      // The key first: a repeated post brings a spent token, and must still get its first answer.
      await takeKey(db, reference, lead)
      await spendToken(db, lead)
      await insertLead(db, reference, lead)
    })
  } catch (error) {
    if (error instanceof Refused) return error.outcome
    throw error
  }
  return { kind: 'accepted', reference }
}
