import { temporaryPostgres } from '@bank/content/testing/postgres.ts'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { openLeads } from '../open-leads.ts'
import { testLeadsFile } from '../testing/leads-file.ts'
import { migrate } from './migrate.ts'
import { openSqlite } from './sqlite.ts'

// Databases that run were made by these migrations, and nothing makes them anew: they all have what a new one has.

it('on SQLite the migrations make the schema that running databases have', async () => {
  const { file } = await testLeadsFile()
  const { db, raw } = openSqlite(file)
  onTestFinished(() => raw.close())
  await migrate(db)
  const schema = raw.prepare("select sql from sqlite_schema where sql is not null and name not like 'kysely%'").all()
  expect(schema.map(({ sql }) => String(sql).replaceAll('"', ''))).toEqual([
    "CREATE TABLE leads (reference text not null primary key, form text not null, message text, recipient text not null, subject text, accepted_at bigint not null, mail_id text not null default '', state text not null default 'pending', failures integer not null default 0, next_attempt_at bigint not null default 0, waiting_since bigint not null default 0, lease text, leased_until bigint not null default 0, last_error text, idempotency_key text, body_hash text, captcha_token text, token_expires_at bigint, acknowledgement text, handled_at bigint, handled_by text)",
    'CREATE INDEX leads_by_time on leads (accepted_at, reference)',
    'CREATE UNIQUE INDEX leads_by_key on leads (idempotency_key)',
    'CREATE UNIQUE INDEX leads_by_token on leads (captcha_token)',
    'CREATE INDEX leads_due on leads (state, next_attempt_at)',
    'CREATE TABLE probe (id integer not null primary key, text text not null)',
    'CREATE TABLE turns (name text not null primary key, taken_at bigint not null, free_at bigint not null)',
    'CREATE TABLE lead_notes (id text not null primary key, reference text not null, written_at bigint not null, author text not null, text text not null)',
    'CREATE INDEX notes_by_lead on lead_notes (reference, written_at)',
    'CREATE TABLE lead_log (id text not null primary key, done_at bigint not null, person text not null, action text not null, reference text, detail text)',
    'CREATE INDEX log_by_lead on lead_log (reference, done_at)',
    'CREATE TABLE tallies (day text not null, kind text not null, name text not null, detail text not null, count integer not null, constraint tallies_key primary key (day, kind, name, detail))',
  ])
})

it('on PostgreSQL the migrations make the schema that running databases have', async () => {
  const url = await temporaryPostgres()
  await (await openLeads(url)).close()
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  const ask = async (sql: string): Promise<readonly string[]> => {
    const { rows } = await client.query<Record<string, string | null>>(sql)
    return rows
      .map((row) => Object.values(row).join(' ').trimEnd())
      .filter((line) => !line.includes('kysely'))
      .toSorted()
  }
  const columns = await ask(`
    select table_name, column_name, data_type, case is_nullable when 'NO' then 'not null' else 'null' end, column_default
    from information_schema.columns where table_schema = 'public'`)
  const keys = await ask(`
    select conrelid::regclass, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f')`)
  const indexes = await ask("select indexdef from pg_indexes where schemaname = 'public' and indexdef not like '% UNIQUE %'")
  expect({ columns, keys, indexes }).toEqual({
    columns: [
      'lead_log action text not null',
      'lead_log detail text null',
      'lead_log done_at bigint not null',
      'lead_log id text not null',
      'lead_log person text not null',
      'lead_log reference text null',
      'lead_notes author text not null',
      'lead_notes id text not null',
      'lead_notes reference text not null',
      'lead_notes text text not null',
      'lead_notes written_at bigint not null',
      'leads accepted_at bigint not null',
      'leads acknowledgement text null',
      'leads body_hash text null',
      'leads captcha_token text null',
      'leads failures integer not null 0',
      'leads form text not null',
      'leads handled_at bigint null',
      'leads handled_by text null',
      'leads idempotency_key text null',
      'leads last_error text null',
      'leads lease text null',
      'leads leased_until bigint not null 0',
      "leads mail_id text not null ''::text",
      'leads message text null',
      'leads next_attempt_at bigint not null 0',
      'leads recipient text not null',
      'leads reference text not null',
      "leads state text not null 'pending'::text",
      'leads subject text null',
      'leads token_expires_at bigint null',
      'leads waiting_since bigint not null 0',
      'probe id integer not null',
      'probe text text not null',
      'tallies count integer not null',
      'tallies day text not null',
      'tallies detail text not null',
      'tallies kind text not null',
      'tallies name text not null',
      'turns free_at bigint not null',
      'turns name text not null',
      'turns taken_at bigint not null',
    ],
    keys: [
      'lead_log PRIMARY KEY (id)',
      'lead_notes PRIMARY KEY (id)',
      'leads PRIMARY KEY (reference)',
      'probe PRIMARY KEY (id)',
      'tallies PRIMARY KEY (day, kind, name, detail)',
      'turns PRIMARY KEY (name)',
    ],
    indexes: [
      'CREATE INDEX leads_by_time ON public.leads USING btree (accepted_at, reference)',
      'CREATE INDEX leads_due ON public.leads USING btree (state, next_attempt_at)',
      'CREATE INDEX log_by_lead ON public.lead_log USING btree (reference, done_at)',
      'CREATE INDEX notes_by_lead ON public.lead_notes USING btree (reference, written_at)',
    ],
  })
})
