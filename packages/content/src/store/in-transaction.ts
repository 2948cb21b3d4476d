import { randomUUID } from 'node:crypto'
import { busyTimeout } from './database.ts'
import type { Store } from './open-store.ts'

type Session = { readonly db: unknown; readonly resolve: () => Promise<void>; readonly reject: () => Promise<void> }

type SqliteClient = { execute: (sql: string) => Promise<unknown>; transaction: (mode?: 'deferred' | 'write') => Promise<unknown> }

type Transactional = {
  readonly drizzle: { transaction: <T>(run: (db: unknown) => Promise<T>, options?: object) => Promise<T> }
  readonly sessions: Record<string, Session>
  readonly client?: SqliteClient
}

const ended = async () => {}

/** The query builder always begins to write on SQLite, which would keep editors waiting while somebody only reads. */
const beginAs = (client: SqliteClient, mode: 'deferred' | 'write') => {
  client.transaction = () => (Object.getPrototypeOf(client) as SqliteClient).transaction.call(client, mode)
}

/** The SQLite client goes on with a new connection after a transaction, which knows nothing of these settings. */
const restoreSettings = async (client: SqliteClient) => {
  await client.execute(`PRAGMA busy_timeout = ${busyTimeout}`)
  await client.execute('PRAGMA synchronous = NORMAL')
}

/**
 * Runs several operations of the store in one transaction: they see one state of the content, whatever is written meanwhile,
 * and their own writes all happen or none does. `run` must hand the transaction's id on to every operation. The store is opened
 * without transactions of its own on SQLite, where they make parallel writers fail; this one is taken by hand.
 */
export const inTransaction = async <T>(
  { payload, kind }: Store,
  access: 'read' | 'write',
  run: (transactionID: string, db: unknown) => Promise<T>,
): Promise<T> => {
  const database = payload.db as unknown as Transactional
  const { client } = database
  const id = randomUUID()
  if (client) beginAs(client, access === 'read' ? 'deferred' : 'write')
  try {
    return await database.drizzle.transaction(
      async (db) => {
        database.sessions[id] = { db, resolve: ended, reject: ended }
        return run(id, db)
      },
      kind === 'postgres' ? { isolationLevel: 'repeatable read', accessMode: access === 'read' ? 'read only' : 'read write' } : {},
    )
  } finally {
    delete database.sessions[id]
    if (client) await restoreSettings(client)
  }
}
