import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`closure_log\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`location\` text NOT NULL,
  	\`action\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`by\` text NOT NULL,
  	\`reason\` text,
  	\`asked\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`closure_log_location_idx\` ON \`closure_log\` (\`location\`);`)
  await db.run(sql`ALTER TABLE \`locations\` ADD \`closure_since\` text;`)
  await db.run(sql`ALTER TABLE \`locations\` ADD \`closure_atm\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`locations_locales\` ADD \`closure_reason\` text;`)
  await db.run(sql`ALTER TABLE \`locations_locales\` ADD \`closure_alert_text\` text;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` ADD \`version_closure_since\` text;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` ADD \`version_closure_atm\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_locations_v_locales\` ADD \`version_closure_reason\` text;`)
  await db.run(sql`ALTER TABLE \`_locations_v_locales\` ADD \`version_closure_alert_text\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`closure_log\`;`)
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`closure_since\`;`)
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`closure_atm\`;`)
  await db.run(sql`ALTER TABLE \`locations_locales\` DROP COLUMN \`closure_reason\`;`)
  await db.run(sql`ALTER TABLE \`locations_locales\` DROP COLUMN \`closure_alert_text\`;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` DROP COLUMN \`version_closure_since\`;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` DROP COLUMN \`version_closure_atm\`;`)
  await db.run(sql`ALTER TABLE \`_locations_v_locales\` DROP COLUMN \`version_closure_reason\`;`)
  await db.run(sql`ALTER TABLE \`_locations_v_locales\` DROP COLUMN \`version_closure_alert_text\`;`)
}
