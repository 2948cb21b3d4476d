import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { temporaryPostgres } from '@bank/content/testing/postgres.ts'
import { describe, onTestFinished } from 'vitest'
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

/** Runs the same tests on both real databases. */
export const onBothDatabases = (title: string, tests: (database: TestDatabase) => void): void => {
  describe(`${title} on SQLite`, () => tests(sqlite))
  describe(`${title} on PostgreSQL`, () => tests(withOpen(temporaryPostgres)))
}
