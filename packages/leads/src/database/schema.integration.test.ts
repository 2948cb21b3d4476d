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
    'CREATE TABLE leads (reference text not null primary key, form text not null, message text, recipient text not null, subject text, accepted_at bigint not null)',
    'CREATE INDEX leads_by_time on leads (accepted_at, reference)',
    'CREATE TABLE outbox (id text not null primary key, reference text not null unique references leads (reference), state text not null, failures integer default 0 not null, next_attempt_at bigint not null, waiting_since bigint not null, lease text, leased_until bigint default 0 not null, last_error text)',
    'CREATE INDEX outbox_due on outbox (state, next_attempt_at)',
    'CREATE TABLE idempotency_keys (key text not null primary key, body_hash text not null, reference text not null, created_at bigint not null)',
    'CREATE TABLE captcha_tokens (token text not null primary key, expires_at bigint not null)',
    'CREATE TABLE unfound_searches (day text not null, language text not null, words text not null, count integer not null, constraint unfound_searches_key primary key (day, language, words))',
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
      'captcha_tokens expires_at bigint not null',
      'captcha_tokens token text not null',
      'idempotency_keys body_hash text not null',
      'idempotency_keys created_at bigint not null',
      'idempotency_keys key text not null',
      'idempotency_keys reference text not null',
      'leads accepted_at bigint not null',
      'leads form text not null',
      'leads message text null',
      'leads recipient text not null',
      'leads reference text not null',
      'leads subject text null',
      'outbox failures integer not null 0',
      'outbox id text not null',
      'outbox last_error text null',
      'outbox lease text null',
      'outbox leased_until bigint not null 0',
      'outbox next_attempt_at bigint not null',
      'outbox reference text not null',
      'outbox state text not null',
      'outbox waiting_since bigint not null',
      'unfound_searches count integer not null',
      'unfound_searches day text not null',
      'unfound_searches language text not null',
      'unfound_searches words text not null',
    ],
    keys: [
      'captcha_tokens PRIMARY KEY (token)',
      'idempotency_keys PRIMARY KEY (key)',
      'leads PRIMARY KEY (reference)',
      'outbox FOREIGN KEY (reference) REFERENCES leads(reference)',
      'outbox PRIMARY KEY (id)',
      'outbox UNIQUE (reference)',
      'unfound_searches PRIMARY KEY (day, language, words)',
    ],
    indexes: [
      'CREATE INDEX leads_by_time ON public.leads USING btree (accepted_at, reference)',
      'CREATE INDEX outbox_due ON public.outbox USING btree (state, next_attempt_at)',
    ],
  })
})
