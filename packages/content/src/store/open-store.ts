import { chmod, mkdir, open } from 'node:fs/promises'
import { BasePayload, type Payload } from 'payload'
import { type StoreOptions, storeConfig } from './config.ts'
import { closeWatch } from './database/change-tag.ts'
import { type DatabaseKind, databaseFile, databaseKind } from './database/database-kind.ts'
import { type StoreEnvironment, storeSecret } from './environment/env.ts'
import { transactionsIn } from './transactions/with-transactions.ts'

/** The content store, open. Only the import, the export, the admin and their commands ever have one. */
export type Store = {
  readonly payload: Payload
  readonly kind: DatabaseKind
  readonly dataDir: string
  /** The only hosts that log-ins and applications may be sent to. */
  readonly bankingHosts: readonly string[]
  readonly close: () => Promise<void>
}

/** What a store may know besides where it is. */
export type StoreSettings = Partial<Pick<StoreOptions, 'logLevel' | 'admin' | 'mail' | 'recordCheck' | 'endpoints'>>

type Pool = { readonly idleCount: number; readonly end: () => Promise<void>; readonly on: (event: 'remove', run: () => void) => void }

type Connections = { readonly client?: { close: () => void }; readonly pool?: Pool }

/** Ends the connections that nobody uses. The store keeps one that never comes back to the pool, so the pool's own end can't be waited for. */
const endIdle = (pool: Pool): Promise<void> =>
  new Promise((resolve) => {
    let left = pool.idleCount
    pool.on('remove', () => {
      left -= 1
      if (left === 0) resolve()
    })
    if (left === 0) resolve()
    void pool.end()
  })

/**
 * Ends what a store has open.
 *
 * @internal Its test opens a store of its own, which no command closes.
 */
export const closeStore = async (payload: Payload): Promise<void> => {
  const { client, pool } = payload.db as unknown as Connections
  closeWatch(payload)
  transactionsIn(payload.db).close()
  await payload.destroy()
  client?.close()
  if (pool) await endIdle(pool)
}

/**
 * Hashes of passwords are nobody else's on this machine; SQLite gives its log the mode of the database. A file that is there is not opened: closing
 * it would drop the locks that other connections of this process have on it.
 */
const keepPrivate = async (databaseUrl: string): Promise<void> => {
  const path = databaseFile(databaseUrl)
  const unless = (code: string) => (error: NodeJS.ErrnoException) => {
    if (error.code !== code) throw error
  }
  await open(path, 'wx', 0o600).then((file) => file.close(), unless('EEXIST'))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) await chmod(file, 0o600).catch(unless('ENOENT'))
}

/** Opens the store. The caller closes it; a command must still end with `process.exit`, because pools may stay open. */
export const openStore = async (environment: StoreEnvironment, options: StoreSettings = {}): Promise<Store> => {
  const { dataDir, databaseUrl, bankingHosts } = environment
  await mkdir(dataDir, { recursive: true })
  if (databaseKind(databaseUrl) === 'sqlite') await keepPrivate(databaseUrl)
  const secret = await storeSecret(environment)
  const config = storeConfig({ dataDir, databaseUrl, bankingHosts, secret, logLevel: 'error', ...options })
  const payload = await new BasePayload().init({ config })
  return {
    payload,
    kind: databaseKind(databaseUrl),
    dataDir,
    bankingHosts,
    close: () => closeStore(payload),
  }
}
