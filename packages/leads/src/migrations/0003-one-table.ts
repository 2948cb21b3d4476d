import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

type Before = {
  leads: { reference: string; accepted_at: number }
  captcha_tokens: { token: string; expires_at: number }
}

const columns = [
  "mail_id text not null default ''",
  "state text not null default 'pending'",
  'failures integer not null default 0',
  'next_attempt_at bigint not null default 0',
  'waiting_since bigint not null default 0',
  'lease text',
  'leased_until bigint not null default 0',
  'last_error text',
  'idempotency_key text',
  'body_hash text',
  'captcha_token text',
  'token_expires_at bigint',
]

const mail = sql.raw('state, failures, next_attempt_at, waiting_since, lease, leased_until, last_error')

/** Nothing says with which lead a token was spent, and nothing has to: only that none is spent twice. */
const keepTokens = async (db: Kysely<Before>): Promise<void> => {
  const tokens = await db.selectFrom('captcha_tokens').selectAll().orderBy('expires_at', 'desc').execute()
  const leads = await db.selectFrom('leads').select('reference').orderBy('accepted_at', 'desc').limit(tokens.length).execute()
  for (const [index, { reference }] of leads.entries()) {
    const { token, expires_at } = tokens[index] ?? {}
    await sql`update leads set captcha_token = ${token}, token_expires_at = ${expires_at} where reference = ${reference}`.execute(db)
  }
}

const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = (text: string) => sql.raw(text).execute(db)
  for (const column of columns) await run(`alter table leads add column ${column}`)
  await sql`update leads set mail_id = reference`.execute(db)
  await sql`
    update leads set (mail_id, ${mail}) = (select id, ${mail} from outbox where outbox.reference = leads.reference)
    where reference in (select reference from outbox)`.execute(db)
  await run('create index keys_by_reference on idempotency_keys (reference)')
  await sql`
    update leads set (idempotency_key, body_hash) =
      (select key, body_hash from idempotency_keys where idempotency_keys.reference = leads.reference)
    where reference in (select reference from idempotency_keys)`.execute(db)
  await keepTokens(db as Kysely<Before>)
  for (const table of ['outbox', 'idempotency_keys', 'captcha_tokens']) await run(`drop table ${table}`)
  await run('create unique index leads_by_key on leads (idempotency_key)')
  await run('create unique index leads_by_token on leads (captcha_token)')
  // Workers ask for due mails all day long, among years of sent ones.
  await run('create index leads_due on leads (state, next_attempt_at)')
}

export const oneTable: Migration = { up }
