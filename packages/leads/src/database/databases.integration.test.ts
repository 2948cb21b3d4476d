import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { temporaryPostgres } from '@bank/content/testing/postgres.ts'
import { CompiledQuery, type Dialect, Kysely, PostgresDialect } from 'kysely'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { openLeads } from '../open-leads.ts'
import { someLead } from '../testing/lead.ts'
import { leadsDatabaseUrl } from './database-url.ts'
import { openPool } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

const answer = async <Tables>(db: Kysely<Tables>, sql: string): Promise<unknown> => {
  const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(sql))
  return Object.values(rows[0] ?? {})[0]
}

const opened = (dialect: Dialect): Kysely<unknown> => {
  const db = new Kysely<unknown>({ dialect })
  onTestFinished(() => db.destroy())
  return db
}

it('SQLite is on disk before a commit returns, is read by its owner alone and overwrites what is deleted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-leads-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'below', 'leads.sqlite')
  const { db, raw } = openSqlite(file)
  onTestFinished(() => raw.close())
  expect(await answer(db, 'pragma synchronous')).toBe(2)
  expect(await answer(db, 'pragma journal_mode')).toBe('wal')
  expect(await answer(db, 'pragma secure_delete')).toBe(1)
  expect(await answer(db, 'pragma busy_timeout')).toBe(0)
  await db.schema.createTable('something').addColumn('id', 'integer').execute()
  for (const name of [file, `${file}-wal`]) expect((await stat(name)).mode & 0o777).toBe(0o600)
})

it('a check writes as many bytes as the longest message has, and never the same twice, or a full disk would go unseen', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-leads-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'leads.sqlite')
  const leads = await openLeads(`file:${file}`)
  onTestFinished(() => leads.close())
  const { db, raw } = openSqlite(file)
  onTestFinished(() => raw.close())
  const written: unknown[] = []
  for (let check = 0; check < 3; check += 1) {
    await leads.check()
    written.push(await answer(db, 'select text from probe'))
  }
  expect(new Set(written).size).toBe(3)
  for (const text of written) expect(String(text).length).toBeGreaterThanOrEqual(32_000)
})

it('PostgreSQL waits for the disk where the server would not, survives lost connections and times out', async () => {
  const url = await temporaryPostgres()
  const name = new URL(url).pathname.slice(1)
  const admin = new Client({ connectionString: url })
  await admin.connect()
  onTestFinished(() => admin.end())
  await admin.query(`alter database ${name} set synchronous_commit = off`)

  const db = opened(new PostgresDialect({ pool: openPool(url) }))
  expect(await answer(db, 'show synchronous_commit')).toBe('on')
  expect(await answer(db, 'show statement_timeout')).toBe('10s')
  await admin.query(`alter database ${name} set synchronous_commit = remote_apply`)
  expect(await answer(opened(new PostgresDialect({ pool: openPool(url) })), 'show synchronous_commit')).toBe('remote_apply')

  const leads = await openLeads(url)
  onTestFinished(() => leads.close())
  await leads.accept(someLead())
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()')
  await expect
    .poll(() =>
      leads.accept(someLead()).then(
        ({ kind }) => kind,
        () => 'failed',
      ),
    )
    .toBe('accepted')
  expect((await leads.counts()).pending).toBeGreaterThanOrEqual(2)
})

it.each(['postgres', 'postgresql'])('a PostgreSQL that is not there is an error, not the end of the process (%s:)', async (protocol) => {
  await expect(openLeads(`${protocol}://nobody:nothing@127.0.0.1:1/none`)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

it('PostgreSQL hands out the mails that no other process is about to take, and waits for none', async () => {
  const url = await temporaryPostgres()
  const leads = await openLeads(url)
  onTestFinished(() => leads.close())
  await leads.accept(someLead({ now: 1000 }))
  await leads.accept(someLead({ now: 2000 }))
  const other = new Client({ connectionString: url })
  await other.connect()
  onTestFinished(() => other.end())
  await other.query('begin; select * from leads where next_attempt_at = 1000 for update')
  expect(await leads.claim({ now: 3000, lease: 1, most: 10 })).toMatchObject([{ acceptedAt: 2000 }])
  await other.query('rollback')
})

it.each(['file:', 'file://'])('a SQLite file may be written as %s with its path', async (prefix) => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-leads-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'postgres:', 'leads of today, 100%25.sqlite')
  const leads = await openLeads(prefix === 'file://' ? pathToFileURL(file).href : `file:${file}`)
  await leads.close()
  expect((await stat(file)).size).toBeGreaterThan(0)
})

it.each([
  [undefined, '/srv/data', 'file:/srv/data/leads.sqlite'],
  ['', '/srv/data', 'file:/srv/data/leads.sqlite'],
  ['file:/srv/leads.db', '/srv/data', 'file:/srv/leads.db'],
  ['file:///srv/leads.db', '/srv/data', 'file:///srv/leads.db'],
  ['file:leads.db', '/srv/data', `file:${join(process.cwd(), 'leads.db')}`],
  ['postgres://bank@db/leads', '/srv/data', 'postgres://bank@db/leads'],
])('the setting %j is the database %s', (given, dataDir, expected) => {
  expect(leadsDatabaseUrl(given, dataDir)).toBe(expected)
})
