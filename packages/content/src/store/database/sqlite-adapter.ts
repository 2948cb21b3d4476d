import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { sqliteDatabase } from '../transactions/sqlite-connection.ts'
import { withTransactions } from '../transactions/with-transactions.ts'

/** Milliseconds that a reader waits for another process that has the file for itself. */
const busyTimeout = 5000

export const onSqlite = (databaseUrl: string, migrationDir: string) =>
  withTransactions(
    sqliteAdapter({
      client: { url: databaseUrl },
      wal: { synchronous: 'NORMAL' },
      busyTimeout,
      push: false,
      blocksAsJSON: true,
      migrationDir,
    }),
    sqliteDatabase,
  )
