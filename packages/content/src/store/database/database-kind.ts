import { fileURLToPath } from 'node:url'

/** The two databases that content can live in. */
export type DatabaseKind = 'sqlite' | 'postgres'

export const databaseKind = (databaseUrl: string): DatabaseKind => (databaseUrl.startsWith('postgres') ? 'postgres' : 'sqlite')

/** Where the file of a SQLite database lies. */
export const databaseFile = (databaseUrl: string): string =>
  databaseUrl.startsWith('file://') ? fileURLToPath(databaseUrl) : databaseUrl.slice('file:'.length)
