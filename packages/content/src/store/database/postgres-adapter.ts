import { postgresAdapter } from '@payloadcms/db-postgres'
import { postgresDatabase } from '../transactions/postgres-connection.ts'
import { withTransactions } from '../transactions/with-transactions.ts'

export const onPostgres = (databaseUrl: string, migrationDir: string) =>
  withTransactions(
    postgresAdapter({
      pool: { connectionString: databaseUrl },
      push: false,
      blocksAsJSON: true,
      migrationDir,
      disableCreateDatabase: true,
    }),
    postgresDatabase,
  )
