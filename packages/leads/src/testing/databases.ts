import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type StartedPostgres, startPostgres } from '@bank/content/store/start-postgres.ts'
import { afterAll, beforeAll, describe, onTestFinished } from 'vitest'
import type { Leads } from '../leads.ts'
import { openLeads } from '../open-leads.ts'

export type TestDatabase = {
  /** Address of an empty database of the test's own. */
  readonly empty: () => Promise<string>
  /** Opens a database, an empty one unless told, and closes it when the test ends. */
  readonly open: (url?: string) => Promise<Leads>
}

const withOpen = (empty: () => Promise<string>): TestDatabase => ({
  empty,
  open: async (url) => {
    const leads = await openLeads(url ?? (await empty()), { patience: 60_000 })
    onTestFinished(() => leads.close())
    return leads
  },
})

const sqlite = withOpen(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-leads-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return `file:${join(folder, 'leads.sqlite')}`
})

/** One server for all tests of a group. */
const postgres = (): TestDatabase => {
  let server: StartedPostgres | undefined
  let count = 0
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server?.stop())
  return withOpen(async () => {
    count += 1
    if (!server) throw new Error('PostgreSQL is not running')
    return server.createDatabase(`leads${count}`)
  })
}

/** Runs the same tests on both real databases. */
export const onBothDatabases = (title: string, tests: (database: TestDatabase) => void): void => {
  describe(`${title} on SQLite`, () => tests(sqlite))
  describe(`${title} on PostgreSQL`, () => tests(postgres()))
}
