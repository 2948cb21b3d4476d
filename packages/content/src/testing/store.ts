import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testBankingHosts } from '@bank/sample/settings.ts'
import { afterAll, onTestFinished } from 'vitest'
import { importContent } from '../import/import-content.ts'
import { plainReport } from '../import/report.ts'
import { migrate } from '../store/migrate.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { writeFixture } from './content.ts'
import { temporaryFolder } from './folder.ts'

const open = (dataDir: string, databaseUrl = `file:${dataDir}/store.db`): Promise<Store> =>
  openStore(
    { dataDir, databaseUrl, secret: 'a secret for tests, and only for tests', bankingHosts: testBankingHosts },
    { logLevel: 'silent' },
  )

const fill = async (store: Store): Promise<void> => {
  const folder = await writeFixture(await mkdtemp(join(tmpdir(), 'bank-content-')))
  await importContent(
    store,
    folder,
    plainReport(() => {}),
  )
  await rm(folder, { recursive: true })
}

const emptyStore = async (store: Store): Promise<void> => void (await migrate(store))

const storeWithContent = async (store: Store): Promise<void> => {
  await migrate(store)
  await fill(store)
}

/** Folders of stores on SQLite that are prepared once for the tests of a file, by what prepares them. */
const prepared = new Map<(store: Store) => Promise<void>, Promise<string>>()

afterAll(async () => {
  for (const folder of prepared.values()) await rm(await folder, { recursive: true, force: true })
  prepared.clear()
})

const prepare = async (work: (store: Store) => Promise<void>): Promise<string> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bank-prepared-'))
  const store = await open(dataDir)
  await work(store)
  await store.close()
  return dataDir
}

/** A store of one test's own in the state that `work` makes: on SQLite a copy of the files of one that is prepared already. */
const temporary = async (work: (store: Store) => Promise<void>, databaseUrl: string | undefined): Promise<Store> => {
  const dataDir = await temporaryFolder()
  if (databaseUrl === undefined) {
    const folder = prepared.get(work) ?? prepare(work)
    prepared.set(work, folder)
    // Nobody has the prepared file open, so its shared memory holds nothing that the file and its log do not.
    await cp(await folder, dataDir, { recursive: true, filter: (path) => !path.endsWith('-shm') })
  }
  const store = await open(dataDir, databaseUrl)
  onTestFinished(() => store.close())
  if (databaseUrl !== undefined) await work(store)
  return store
}

/** An empty, migrated store of one test's own: SQLite, unless the address of another, empty database is given. */
export const temporaryStore = (databaseUrl?: string): Promise<Store> => temporary(emptyStore, databaseUrl)

/** A store of one test's own that has imported the fixture: SQLite, unless the address of another, empty database is given. */
export const filledStore = (databaseUrl?: string): Promise<Store> => temporary(storeWithContent, databaseUrl)
