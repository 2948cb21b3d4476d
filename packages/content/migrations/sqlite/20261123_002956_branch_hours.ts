import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`locations_hours_exceptions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`dates\` text,
  	\`part\` text DEFAULT 'all',
  	\`hours\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_hours_exceptions_order_idx\` ON \`locations_hours_exceptions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`locations_hours_exceptions_parent_id_idx\` ON \`locations_hours_exceptions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations_hours_exceptions_locales\` (
  	\`reason\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`locations_hours_exceptions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`locations_hours_exceptions_locales_locale_parent_id_unique\` ON \`locations_hours_exceptions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_locations_v_version_hours_exceptions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`dates\` text,
  	\`part\` text DEFAULT 'all',
  	\`hours\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_locations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_locations_v_version_hours_exceptions_order_idx\` ON \`_locations_v_version_hours_exceptions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_hours_exceptions_parent_id_idx\` ON \`_locations_v_version_hours_exceptions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_locations_v_version_hours_exceptions_locales\` (
  	\`reason\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_locations_v_version_hours_exceptions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_locations_v_version_hours_exceptions_locales_locale_parent_\` ON \`_locations_v_version_hours_exceptions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bank_holidays\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`date\` text,
  	\`hours\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bank_holidays_order_idx\` ON \`settings_bank_holidays\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bank_holidays_parent_id_idx\` ON \`settings_bank_holidays\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bank_holidays_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings_bank_holidays\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`settings_bank_holidays_locales_locale_parent_id_unique\` ON \`settings_bank_holidays_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`locations\` ADD \`atm_hours\` text;`)
  await db.run(sql`ALTER TABLE \`locations\` ADD \`first_day\` text;`)
  await db.run(sql`ALTER TABLE \`locations\` ADD \`last_day\` text;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` ADD \`version_atm_hours\` text;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` ADD \`version_first_day\` text;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` ADD \`version_last_day\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`locations_hours_exceptions\`;`)
  await db.run(sql`DROP TABLE \`locations_hours_exceptions_locales\`;`)
  await db.run(sql`DROP TABLE \`_locations_v_version_hours_exceptions\`;`)
  await db.run(sql`DROP TABLE \`_locations_v_version_hours_exceptions_locales\`;`)
  await db.run(sql`DROP TABLE \`settings_bank_holidays\`;`)
  await db.run(sql`DROP TABLE \`settings_bank_holidays_locales\`;`)
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`atm_hours\`;`)
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`first_day\`;`)
  await db.run(sql`ALTER TABLE \`locations\` DROP COLUMN \`last_day\`;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` DROP COLUMN \`version_atm_hours\`;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` DROP COLUMN \`version_first_day\`;`)
  await db.run(sql`ALTER TABLE \`_locations_v\` DROP COLUMN \`version_last_day\`;`)
}
