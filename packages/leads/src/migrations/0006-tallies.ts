import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('tallies')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('tallies_key', ['day', 'kind', 'name', 'detail'])
    .execute()
  await sql`
    insert into tallies (day, kind, name, detail, count)
    select day, 'search', words, language, count from unfound_searches`.execute(db)
  await db.schema.dropTable('unfound_searches').execute()
}

/** One table for all that is counted by the day; before, searches that found nothing had one of their own. */
export const tallies: Migration = { up }
