import { setTimeout } from 'node:timers/promises'
import { drizzle as drizzlePostgres } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { drizzle as drizzleSqlite } from '@payloadcms/db-sqlite/drizzle/libsql'

/** A connection to the database that one user has for itself. */
export type Connection = {
  /** What the store's operations run their queries on. */
  readonly db: unknown
  readonly execute: (statement: string) => Promise<unknown>
  readonly close: () => void
}

/** How transactions are begun in a database. */
export type Database = {
  readonly connect: () => Promise<Connection>
  /** Begins to write, as the only one among all processes; waits up to `patience` milliseconds for the others. */
  readonly beginWriting: (connection: Connection, patience: number) => Promise<void>
  /** Begins to read one state of everything, whatever is written meanwhile. */
  readonly beginReading: (connection: Connection) => Promise<void>
}

export type SqliteAdapter = { readonly clientConfig: { readonly url: string }; readonly schema: Record<string, unknown> }

type PostgresClient = { readonly query: (statement: string) => Promise<unknown>; readonly release: () => void }
export type PostgresAdapter = {
  readonly pool: { readonly connect: () => Promise<PostgresClient> }
  readonly schema: Record<string, unknown>
}

/** Milliseconds between two tries to be the one who writes. Waiting inside SQLite would stop this whole process. */
const retryEvery = 10

const isBusy = (error: unknown): boolean => error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')

export const sqliteDatabase = (adapter: SqliteAdapter): Database => ({
  connect: async () => {
    const db = drizzleSqlite({ connection: { url: adapter.clientConfig.url }, schema: adapter.schema })
    await db.$client.execute('PRAGMA busy_timeout = 0')
    await db.$client.execute('PRAGMA synchronous = NORMAL')
    return { db, execute: (statement) => db.$client.execute(statement), close: () => db.$client.close() }
  },
  beginWriting: async ({ execute }, patience) => {
    const until = performance.now() + patience
    for (;;)
      try {
        await execute('BEGIN IMMEDIATE')
        return
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error
        await setTimeout(retryEvery)
      }
  },
  beginReading: async ({ execute }) => {
    await execute('PRAGMA query_only = ON')
    await execute('BEGIN')
    // The state is that of the first read, not that of the beginning.
    await execute('SELECT 1 FROM sqlite_master')
  },
})

/** Names the lock that all writers of the content store take; any number does that nobody else takes in this database. */
const writersLock = 771_202_611

export const postgresDatabase = (adapter: PostgresAdapter): Database => ({
  connect: async () => {
    const client = await adapter.pool.connect()
    const db = drizzlePostgres(client as never, { schema: adapter.schema })
    return { db, execute: (statement) => client.query(statement), close: () => client.release() }
  },
  beginWriting: async ({ execute }, patience) => {
    await execute('BEGIN')
    await execute(`SET LOCAL lock_timeout = ${patience}`)
    await execute(`SELECT pg_advisory_xact_lock(${writersLock})`)
  },
  beginReading: async ({ execute }) => {
    await execute('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  },
})
