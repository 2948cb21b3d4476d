import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { testBankingHosts } from '@bank/sample/settings.ts'
import { inject, onTestFinished } from 'vitest'
import { importContent } from '../import/import-content.ts'
import { plainReport } from '../import/report.ts'
import { migrate } from '../store/database/migrate.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { writeFixture } from './content.ts'
import { temporaryFolder } from './folder.ts'
import { createPostgres, disconnectPostgres, replacePostgres } from './postgres.ts'

type Options = NonNullable<Parameters<typeof openStore>[1]>

const open = (dataDir: string, databaseUrl = `file:${dataDir}/store.db`, options: Options = {}): Promise<Store> =>
  openStore(
    { dataDir, databaseUrl, secret: 'a secret for tests, and only for tests', bankingHosts: testBankingHosts },
    { logLevel: 'silent', admin: { url: undefined, origins: ['http://127.0.0.1:8090'] }, ...options },
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

type Work = (store: Store) => Promise<void>

/** A store that is closed: the folder of its files, and the address of its database when that is on PostgreSQL. */
type Prepared = { readonly dataDir: string; readonly databaseUrl: string | undefined }

/**
 * Stores that are prepared once for all test files of a worker, by the database that they are on and what prepares them. They go with the run:
 * their folders when its folder is removed, their databases with its server.
 */
const prepared = { sqlite: new Map<Work, Promise<Prepared>>(), postgres: new Map<Work, Promise<Prepared>>() }

/** Writes the log of a closed SQLite file into the file itself. Throws where somebody still writes. */
const emptyLog = (path: string): void => {
  const database = new DatabaseSync(path)
  const row = database.prepare('pragma wal_checkpoint(truncate)').get()
  database.close()
  if (row?.['busy'] !== 0) throw new Error(`${path} is still written to`)
}

const prepare = async (work: Work, databaseUrl: string | undefined): Promise<Prepared> => {
  const dataDir = await mkdtemp(join(inject('preparedFolder'), 'store-'))
  const store = await open(dataDir, databaseUrl)
  await work(store)
  await store.close()
  if (databaseUrl !== undefined) await disconnectPostgres(databaseUrl)
  else emptyLog(join(dataDir, 'store.db'))
  return { dataDir, databaseUrl }
}

const preparedOn = async (kind: 'sqlite' | 'postgres', work: Work): Promise<Prepared> => {
  const known = prepared[kind].get(work)
  if (known) return known
  const made = (kind === 'sqlite' ? Promise.resolve(undefined) : createPostgres()).then((address) => prepare(work, address))
  prepared[kind].set(work, made)
  return made
}

/** A store of one test's own in the state that `work` makes: a copy of one that is prepared already. */
const temporary = async (work: Work, databaseUrl: string | undefined, options?: Options): Promise<Store> => {
  const dataDir = await temporaryFolder()
  const original = await preparedOn(databaseUrl === undefined ? 'sqlite' : 'postgres', work)
  // The file holds everything: its log and shared memory are empty, and go when the last connection is let go of.
  await cp(original.dataDir, dataDir, { recursive: true, filter: (path) => !/-(shm|wal)$/.test(path) })
  if (databaseUrl !== undefined && original.databaseUrl !== undefined) await replacePostgres(databaseUrl, original.databaseUrl)
  const store = await open(dataDir, databaseUrl, options)
  onTestFinished(() => store.close())
  return store
}

/** An empty, migrated store of one test's own: SQLite, unless the address of an empty database on PostgreSQL is given. */
export const temporaryStore = (databaseUrl?: string, options?: Options): Promise<Store> => temporary(emptyStore, databaseUrl, options)

/** A store of one test's own that has imported the fixture: SQLite, unless the address of an empty database on PostgreSQL is given. */
export const filledStore = (databaseUrl?: string, options?: Options): Promise<Store> => temporary(storeWithContent, databaseUrl, options)
