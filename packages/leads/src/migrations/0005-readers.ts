import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('leads').addColumn('handled_at', 'bigint').execute()
  await db.schema.alterTable('leads').addColumn('handled_by', 'text').execute()
  await db.schema
    .createTable('lead_notes')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('written_at', 'bigint', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('notes_by_lead').on('lead_notes').columns(['reference', 'written_at']).execute()
  await db.schema
    .createTable('lead_log')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('done_at', 'bigint', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('reference', 'text')
    .addColumn('detail', 'text')
    .execute()
  await db.schema.createIndex('log_by_lead').on('lead_log').columns(['reference', 'done_at']).execute()
}

export const readers: Migration = { up }
