import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { began, type Connection, type Database } from './connection.ts'

type PostgresClient = { readonly query: (statement: string) => Promise<unknown>; readonly release: () => void }
export type PostgresAdapter = {
  readonly pool: { readonly connect: () => Promise<PostgresClient> }
  readonly schema: Record<string, unknown>
}

/** Names the lock that all writers of the content store take; any number does that nobody else takes in this database. */
const writersLock = 771_202_611

export const postgresDatabase = (adapter: PostgresAdapter): Database => {
  const connect = async (): Promise<Connection> => {
    const client = await adapter.pool.connect()
    const db = drizzle(client as never, { schema: adapter.schema })
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
