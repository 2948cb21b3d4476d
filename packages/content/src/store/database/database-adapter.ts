import { databaseKind } from './database-kind.ts'

/**
 * The store's database. `push` is off for good: the schema changes by migrations only. Blocks are kept as JSON, so that a
 * reader never sees half a page and a new kind of block needs no migration. `migrationDir` is where new migrations are written.
 * What the other database needs is not loaded: some hundred files that a start would wait for.
 */
export const databaseAdapter = async (databaseUrl: string, migrationDir = '') =>
  databaseKind(databaseUrl) === 'postgres'
    ? (await import('./postgres-adapter.ts')).onPostgres(databaseUrl, migrationDir)
    : (await import('./sqlite-adapter.ts')).onSqlite(databaseUrl, migrationDir)
