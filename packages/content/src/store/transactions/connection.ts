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

/** How transactions are begun in a database, each on a connection of its own. */
export type Database = {
  /** Begins to write, as the only one among all processes; waits up to `patience` milliseconds for the others. */
  readonly write: (patience: number) => Promise<Connection>
  /** Begins to read one state of everything, whatever is written meanwhile. */
  readonly read: () => Promise<Connection>
  /** Closes what is kept open for the next who reads. */
  readonly close: () => void
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

/** Runs the first statements of a connection; closes it when the database refuses them. */
const began = async (connection: Connection, statements: readonly string[]): Promise<Connection> => {
  try {
    for (const statement of statements) await connection.execute(statement)
    return connection
  } catch (error) {
    await connection.execute('ROLLBACK').catch(() => undefined)
    connection.close()
    throw error
  }
}

export const sqliteDatabase = (adapter: SqliteAdapter): Database => {
  // Kept for the next reader: on a new connection, learning all tables takes longer than most of what is read.
  const idle: Connection[] = []
  let isClosed = false
  const connect = (): Connection => {
    const db = drizzleSqlite({ connection: { url: adapter.clientConfig.url }, schema: adapter.schema })
    return { db, execute: (statement) => db.$client.execute(statement), close: () => db.$client.close() }
  }
  return {
    write: async (patience) => {
      const until = performance.now() + patience
      for (;;)
        try {
          // Each try on a new connection: a statement that found the file busy lingers on its own, and would refuse the commit later.
          return await began(connect(), ['PRAGMA busy_timeout = 0', 'PRAGMA synchronous = NORMAL', 'BEGIN IMMEDIATE'])
        } catch (error) {
          if (!isBusy(error) || performance.now() > until) throw error
          await setTimeout(retryEvery)
        }
    },
    // The state is that of the first read, not that of the beginning.
    read: async () => {
      const connection = await began(idle.pop() ?? connect(), ['PRAGMA query_only = ON', 'BEGIN', 'SELECT 1 FROM sqlite_master'])
      return { ...connection, close: () => (isClosed ? connection.close() : void idle.push(connection)) }
    },
    close: () => {
      isClosed = true
      for (const connection of idle.splice(0)) connection.close()
    },
  }
}

/** Names the lock that all writers of the content store take; any number does that nobody else takes in this database. */
const writersLock = 771_202_611

export const postgresDatabase = (adapter: PostgresAdapter): Database => {
  const connect = async (): Promise<Connection> => {
    const client = await adapter.pool.connect()
    const db = drizzlePostgres(client as never, { schema: adapter.schema })
    return { db, execute: (statement) => client.query(statement), close: () => client.release() }
  }
  return {
    write: async (patience) =>
      began(await connect(), ['BEGIN', `SET LOCAL lock_timeout = ${patience}`, `SELECT pg_advisory_xact_lock(${writersLock})`]),
    read: async () => began(await connect(), ['BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY']),
    // The connections are those of the store's own pool.
    close: () => {},
  }
}
