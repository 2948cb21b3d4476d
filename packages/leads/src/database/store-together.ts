import { type Kysely, sql } from 'kysely'
import type { Pool } from 'pg'
import { codeOf } from '../error-code.ts'
import type { AcceptOutcome, NewLead } from '../leads.ts'
import { referenceMaker } from '../reference.ts'
import { distinguishing, type KnownLead, leadStore, refusalOf, rowOf } from '../store-lead.ts'
import type { Tables } from './tables.ts'

type Waiting = {
  readonly lead: NewLead
  readonly resolve: (outcome: AcceptOutcome) => void
  readonly reject: (error: unknown) => void
}

/** Leads that share one statement at most. */
const mostTogether = 100
/** How often a statement is tried again that PostgreSQL ended because it and another one waited for each other. */
const mostDeadlocks = 5

const orderOf = ({ idempotencyKey, captchaToken }: NewLead): string => idempotencyKey ?? captchaToken

const columns = {
  reference: 'text',
  form: 'text',
  message: 'text',
  recipient: 'text',
  subject: 'text',
  accepted_at: 'bigint',
  mail_id: 'text',
  next_attempt_at: 'bigint',
  waiting_since: 'bigint',
  idempotency_key: 'text',
  body_hash: 'text',
  captcha_token: 'text',
  token_expires_at: 'bigint',
  acknowledgement: 'text',
} as const satisfies Partial<Record<keyof Tables['leads'], string>>

const names = Object.keys(columns) as (keyof typeof columns)[]

/** All rows of arrays, one for each column, in one statement, which waits for the disk once. What is there already is passed over. */
const insertion = `
  insert into leads (${names.join(', ')})
  select * from unnest(${names.map((name, index) => `$${index + 1}::${columns[name]}[]`).join(', ')})
  on conflict do nothing returning reference`

/** The references of the rows that were stored. Named, so that a connection parses and plans the statement once. */
const insert = async (pool: Pool, leads: readonly ReturnType<typeof rowOf>[]): Promise<ReadonlySet<string>> => {
  const values = names.map((name) => leads.map((row) => row[name]))
  const { rows } = await pool.query<{ reference: string }>({ name: 'store-leads', text: insertion, values })
  return new Set(rows.map(({ reference }) => reference))
}

const whatIsThere = (db: Kysely<Tables>, leads: readonly NewLead[]): Promise<readonly KnownLead[]> =>
  db
    .selectFrom('leads')
    .select(distinguishing)
    .where(({ eb, or }) =>
      or([
        eb('captcha_token', '=', sql<string>`any(${leads.map(({ captchaToken }) => captchaToken)})`),
        eb('idempotency_key', '=', sql<string>`any(${leads.map(({ idempotencyKey }) => idempotencyKey ?? null)})`),
      ]),
    )
    .execute()

const storeAll = async (
  db: Kysely<Tables>,
  pool: Pool,
  leads: readonly NewLead[],
  newReference: (now: number) => string,
  tries = 0,
): Promise<readonly AcceptOutcome[]> => {
  try {
    const rows = leads.map((lead) => rowOf(lead, newReference(lead.now)))
    const stored = await insert(pool, rows)
    const others = leads.filter((_, index) => !stored.has(rows[index]?.reference ?? ''))
    const known = others.length > 0 ? await whatIsThere(db, others) : []
    return leads.map((lead, index) => {
      const reference = rows[index]?.reference ?? ''
      return stored.has(reference) ? { kind: 'accepted', reference } : refusalOf(lead, known)
    })
  } catch (error) {
    if (codeOf(error) === '40P01' && tries < mostDeadlocks) return storeAll(db, pool, leads, newReference, tries + 1)
    throw error
  }
}

/** Whether the rows themselves are at fault (SQLSTATE classes 22 and 23), one of them perhaps and not the others. */
const isOfTheRows = (error: unknown): boolean => /^2[23]/.test(String(codeOf(error)))

/**
 * Stores leads in PostgreSQL (D-FORM-5): those that arrive while a statement is under way share the next one. Every lead is stored
 * whole or not at all, and is on disk when this resolves.
 */
export const storeTogether = (db: Kysely<Tables>, pool: Pool): ((lead: NewLead) => Promise<AcceptOutcome>) => {
  const store = leadStore(db, async (query) => Number((await db.executeQuery(query)).numAffectedRows ?? 0))
  const newReference = referenceMaker()
  const waiting: Waiting[] = []
  let isWorking = false

  const settleEach = async (group: readonly Waiting[]): Promise<void> => {
    for (const { lead, resolve, reject } of group) await store(lead).then(resolve, reject)
  }

  const settle = async (group: readonly Waiting[]): Promise<void> => {
    try {
      const outcomes = await storeAll(
        db,
        pool,
        group.map(({ lead }) => lead),
        newReference,
      )
      for (const [index, { resolve }] of group.entries()) resolve(outcomes[index] as AcceptOutcome)
    } catch (error) {
      if (group.length > 1 && isOfTheRows(error)) return settleEach(group)
      for (const { reject } of group) reject(error)
    }
  }

  const work = async (): Promise<void> => {
    isWorking = true
    while (waiting.length > 0) {
      // Lets in what arrives at the same time.
      await new Promise(setImmediate)
      // In an order that all processes share, so that no two of them wait for each other.
      const group = waiting.splice(0, mostTogether).sort((a, b) => (orderOf(a.lead) < orderOf(b.lead) ? -1 : 1))
      await settle(group)
    }
    isWorking = false
  }

  return (lead) =>
    new Promise((resolve, reject) => {
      waiting.push({ lead, resolve, reject })
      if (!isWorking) void work()
    })
}
