import { setTimeout } from 'node:timers/promises'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { began, type Connection, type Database } from './connection.ts'

export type SqliteAdapter = { readonly clientConfig: { readonly url: string }; readonly schema: Record<string, unknown> }

/** Milliseconds between two tries to be the one who writes. Waiting inside SQLite would stop this whole process. */
const retryEvery = 10

const isBusy = (error: unknown): boolean => error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')

export const sqliteDatabase = (adapter: SqliteAdapter): Database => {
  // Kept for the next reader: on a new connection, learning all tables takes longer than most of what is read.
  const idle: Connection[] = []
  let isClosed = false
  const connect = (): Connection => {
    const db = drizzle({ connection: { url: adapter.clientConfig.url }, schema: adapter.schema })
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
      const connection = await began(idle.pop() ?? connect(), ['PRAGMA query_only = ON', 'BEGIN', 'SELECT 1 FROM sqlite_master LIMIT 1'])
      return { ...connection, close: () => (isClosed ? connection.close() : void idle.push(connection)) }
    },
    close: () => {
      isClosed = true
      for (const connection of idle.splice(0)) connection.close()
    },
  }
}
