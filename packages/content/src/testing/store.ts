import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testBankingHosts } from '@bank/sample/settings.ts'
import { onTestFinished } from 'vitest'
import { migrate } from '../store/migrate.ts'
import { openStore, type Store } from '../store/open-store.ts'

/** A folder of one test's own, gone when it ends. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-content-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** An empty, migrated store of one test's own: SQLite, unless the address of another database is given. */
export const temporaryStore = async (databaseUrl?: string): Promise<Store> => {
  const dataDir = await temporaryFolder()
  const store = await openStore(
    {
      dataDir,
      databaseUrl: databaseUrl ?? `file:${dataDir}/store.db`,
      secret: 'a secret for tests, and only for tests',
      bankingHosts: testBankingHosts,
    },
    { logLevel: 'silent' },
  )
  onTestFinished(() => store.close())
  await migrate(store)
  return store
}
