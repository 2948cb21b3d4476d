import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from '../migrations/migrations.ts'

/** Brings the database to the newest schema. Processes that start at once wait for each other: the first one does the work. */
export const migrate = async <Tables>(db: Kysely<Tables>): Promise<void> => {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } }).migrateToLatest()
  if (error) throw error
}
