import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`regions\` ADD \`spanish_name\` text;`)
  await db.run(sql`ALTER TABLE \`_regions_v\` ADD \`version_spanish_name\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`regions\` DROP COLUMN \`spanish_name\`;`)
  await db.run(sql`ALTER TABLE \`_regions_v\` DROP COLUMN \`version_spanish_name\`;`)
}
