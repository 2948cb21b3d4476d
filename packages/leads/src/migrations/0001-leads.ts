import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('leads')
    .addColumn('reference', 'text', (column) => column.primaryKey().notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('message', 'text')
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('accepted_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('leads_by_time').on('leads').columns(['accepted_at', 'reference']).execute()

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('reference', 'text', (column) => column.notNull().unique().references('leads.reference'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('waiting_since', 'bigint', (column) => column.notNull())
    .addColumn('lease', 'text')
    .addColumn('leased_until', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('last_error', 'text')
    .execute()
  // Workers ask for due mails all day long, among years of sent ones.
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_attempt_at']).execute()

  await db.schema
    .createTable('idempotency_keys')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('captcha_tokens')
    .addColumn('token', 'text', (column) => column.primaryKey().notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
}

export const leadsAndOutbox: Migration = { up }
