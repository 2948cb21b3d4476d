import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { databaseKind } from './database-kind.ts'
import { postgresDatabase, sqliteDatabase } from './transactions/connection.ts'
import { withTransactions } from './transactions/with-transactions.ts'

/** Milliseconds that a reader waits for another process that has the file for itself. */
const busyTimeout = 5000

/**
 * The store's database. `push` is off for good: the schema changes by migrations only. Blocks are kept as JSON, so that a
 * reader never sees half a page and a new kind of block needs no migration. `migrationDir` is where new migrations are written.
 */
export const databaseAdapter = (databaseUrl: string, migrationDir = '') =>
  databaseKind(databaseUrl) === 'postgres'
    ? withTransactions(
        postgresAdapter({
          pool: { connectionString: databaseUrl },
          push: false,
          blocksAsJSON: true,
          migrationDir,
          disableCreateDatabase: true,
        }),
        postgresDatabase,
      )
    : withTransactions(
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
