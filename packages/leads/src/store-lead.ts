import { randomUUID } from 'node:crypto'
import type { CompiledQuery, Insertable, Kysely, Selectable } from 'kysely'
import type { Tables } from './database/tables.ts'
import type { AcceptOutcome, Conflict, NewLead, Repeated } from './leads.ts'
import { referenceMaker } from './reference.ts'

/** Runs work on the database so that all of it is kept, or nothing when it throws. */
export type RunInTransaction = <Result>(work: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>

/** What of a stored lead tells why another one is not stored. */
export const distinguishing = ['reference', 'idempotency_key', 'body_hash', 'captcha_token'] as const
export type KnownLead = Pick<Selectable<Tables['leads']>, (typeof distinguishing)[number]>

/** A lead and everything that belongs to it, as one row. */
export const rowOf = (lead: NewLead, reference: string): Insertable<Tables['leads']> => ({
  reference,
  form: lead.form,
  message: JSON.stringify(lead.message),
  recipient: lead.recipient,
  subject: lead.subject,
  accepted_at: lead.now,
  mail_id: randomUUID(),
  next_attempt_at: lead.now,
  waiting_since: lead.now,
  idempotency_key: lead.idempotencyKey ?? null,
  body_hash: lead.bodyHash,
  captcha_token: lead.captchaToken,
  token_expires_at: lead.expiresAt,
  acknowledgement: lead.acknowledgement ?? null,
})

const repeatOf = (bodyHash: string, known: Pick<KnownLead, 'body_hash' | 'reference'>): Repeated | Conflict =>
  known.body_hash === bodyHash ? { kind: 'repeated', reference: known.reference } : { kind: 'conflict' }

/** Why a lead was not stored. Its key comes first: a repeated post brings a spent token, and must still get its first answer. */
export const refusalOf = ({ idempotencyKey, bodyHash, captchaToken }: NewLead, known: readonly KnownLead[]): AcceptOutcome => {
  const sameKey = idempotencyKey !== undefined && known.find(({ idempotency_key }) => idempotency_key === idempotencyKey)
  if (sameKey) return repeatOf(bodyHash, sameKey)
  if (known.some(({ captcha_token }) => captcha_token === captchaToken)) return { kind: 'captchaUsed' }
  throw new Error('an idempotency key or a token was purged while it was used')
}

/** What a key was answered with before. */
export const findRepeat = async (
  db: Kysely<Tables>,
  { idempotencyKey, bodyHash }: { readonly idempotencyKey: string; readonly bodyHash: string },
): Promise<Repeated | Conflict | undefined> => {
  const known = await db
    .selectFrom('leads')
    .select(['body_hash', 'reference'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  return known && repeatOf(bodyHash, known)
}

const whatIsThere = (db: Kysely<Tables>, { captchaToken, idempotencyKey }: NewLead): Promise<readonly KnownLead[]> =>
  db
    .selectFrom('leads')
    .select(distinguishing)
    .where(({ eb, or }) =>
      or([eb('captcha_token', '=', captchaToken), ...(idempotencyKey === undefined ? [] : [eb('idempotency_key', '=', idempotencyKey)])]),
    )
    .execute()

/** Carries out a statement that changes rows, and says how many. */
export type Execute = (query: CompiledQuery) => Promise<number>

/** Stores a lead and everything that belongs to it in a database, or nothing (D-FORM-5). */
export const leadStore = (db: Kysely<Tables>, execute: Execute): ((lead: NewLead) => Promise<AcceptOutcome>) => {
  const newReference = referenceMaker()
  // Compiled once: that takes as long as storing a lead does.
  let compiled: CompiledQuery | undefined
  const insertionOf = (row: ReturnType<typeof rowOf>): CompiledQuery => {
    compiled ??= db
      .insertInto('leads')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .compile()
    return { ...compiled, parameters: Object.values(row) }
  }
  return async (lead) => {
    const row = rowOf(lead, newReference(lead.now))
    if ((await execute(insertionOf(row))) > 0) return { kind: 'accepted', reference: row.reference }
    return refusalOf(lead, await whatIsThere(db, lead))
  }
}
