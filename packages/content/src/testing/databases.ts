import { temporaryPostgres } from './postgres.ts'

/** What stores of one test's own are opened on: nothing for SQLite, the address of an empty database on PostgreSQL. */
export const databases = { sqlite: async () => undefined, postgres: temporaryPostgres } as const

export type Database = keyof typeof databases

/**
 * Databases for tests of what asks the store alone, and knows neither: SQLite, and in `npm run test:matrix` PostgreSQL as well. What differs
 * between them (transactions, change tag, stamps, migrations, export) is tested on both in each run.
 */
export const usualDatabases: readonly Database[] = process.env['E2E_MATRIX'] ? ['sqlite', 'postgres'] : ['sqlite']
