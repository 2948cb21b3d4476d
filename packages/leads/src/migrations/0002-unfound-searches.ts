import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('unfound_searches')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('unfound_searches_key', ['day', 'language', 'words'])
    .execute()
}

export const unfoundSearches: Migration = { up }
