import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startPostgres } from '@bank/content/testing/start-postgres.ts'
import type { Leads } from '@bank/leads/leads.ts'
import { openLeads } from '@bank/leads/open-leads.ts'
import pg from 'pg'
import { median } from './median.ts'

/** Callers that store at the same time, as requests of one API process do. */
const callers = 8

/** A row as long as a usual message. */
const row = 'x'.repeat(400)

/** How often a second all callers together get something done. */
const rate = async (seconds: number, work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  const end = started + seconds * 1000
  let done = 0
  const call = async (): Promise<void> => {
    while (performance.now() < end) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  return done / ((performance.now() - started) / 1000)
}

let serial = 0

const accept = (leads: Leads) => () => {
  serial += 1
  return leads.accept({
    form: 'support',
    message: { fullName: 'Renee Landry', email: 'renee@example.com', message: row, env: 'SUPPORT_FORM', preferredMethodOfContact: 'Email' },
    recipient: 'care@gulfpines.example',
    subject: 'A question',
    idempotencyKey: `key-${serial}`,
    bodyHash: 'hash',
    captchaToken: `token-${serial}`,
    expiresAt: Number.MAX_SAFE_INTEGER,
    now: Date.now(),
  })
}

/** One row in one commit that waits for the disk: the least that storing anything costs on this machine. */
const rawSqlite = (file: string) => {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = full; create table raw (id integer primary key, text text)')
  const insert = database.prepare('insert into raw (text) values (?)')
  return { work: async () => insert.run(row), close: async () => database.close() }
}

const rawPostgres = async (url: string) => {
  const pool = new pg.Pool({ connectionString: url, max: callers })
  // The server ends before the last connection has said goodbye.
  pool.on('error', () => {})
  await pool.query('create table raw (id serial primary key, text text)')
  return { work: () => pool.query('insert into raw (text) values ($1)', [row]), close: () => pool.end() }
}

type Raw = { readonly work: () => Promise<unknown>; readonly close: () => Promise<void> }

/** Both in turns, so that whatever else the machine does hits both. */
const compare = async (database: string, url: string, raw: Raw, runs: number, seconds: number) => {
  const leads = await openLeads(url)
  const pairs = []
  for (let run = 0; run < runs; run += 1) pairs.push({ bare: await rate(seconds, raw.work), ours: await rate(seconds, accept(leads)) })
  await leads.close()
  await raw.close()
  return {
    database,
    'leads/s': Math.round(median(pairs.map(({ ours }) => ours))),
    'bare commits/s': Math.round(median(pairs.map(({ bare }) => bare))),
    'ours / bare': median(pairs.map(({ bare, ours }) => ours / bare)).toFixed(2),
  }
}

/**
 * Leads stored a second, each with its mail, key and spent token in one synced transaction, against commits of a single row on
 * the same database in the same run.
 */
export const benchLeads = async (runs: number, seconds: number): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-bench-leads-'))
  const postgres = await startPostgres()
  try {
    const url = await postgres.createDatabase('leads')
    const rows = [
      await compare('SQLite', `file:${join(folder, 'leads.sqlite')}`, rawSqlite(join(folder, 'raw.sqlite')), runs, seconds),
      await compare('PostgreSQL', url, await rawPostgres(url), runs, seconds),
    ]
    console.log(`\nLeads, ${callers} callers, median of ${runs} runs of ${seconds} s`)
    console.table(rows)
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
