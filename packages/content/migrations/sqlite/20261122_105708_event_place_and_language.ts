import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`events\` ADD \`state\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_state\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_language\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`state\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_state\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_language\`;`)
}
