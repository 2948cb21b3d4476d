import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('leads').addColumn('acknowledgement', 'text').execute()
  await db.schema
    .createTable('probe')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('turns')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('taken_at', 'bigint', (column) => column.notNull())
    .addColumn('free_at', 'bigint', (column) => column.notNull())
    .execute()
}

export const upkeep: Migration = { up }
