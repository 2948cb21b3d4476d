import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products\` ADD \`minimum_age\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`maximum_age\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`requires\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_minimum_age\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_maximum_age\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_requires\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`minimum_age\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`maximum_age\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`requires\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_minimum_age\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_maximum_age\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_requires\`;`)
}
