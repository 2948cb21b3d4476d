import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`locations\` ADD \`time_zone\` text;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` ADD \`version_time_zone\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`time_zone\`;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` DROP COLUMN \`version_time_zone\`;`)
}
