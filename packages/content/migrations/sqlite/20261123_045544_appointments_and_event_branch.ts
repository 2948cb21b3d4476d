import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`settings_appointment_topics\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`topic\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_appointment_topics_order_idx\` ON \`settings_appointment_topics\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_appointment_topics_parent_id_idx\` ON \`settings_appointment_topics\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_appointment_topics_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings_appointment_topics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`settings_appointment_topics_locales_locale_parent_id_unique\` ON \`settings_appointment_topics_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`location_id\` text REFERENCES locations(id);`)
  await db.run(sql`CREATE INDEX \`events_location_idx\` ON \`events\` (\`location_id\`);`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_location_id\` text REFERENCES locations(id);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_location_idx\` ON \`_events_v\` (\`version_location_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`telephone_hours\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`appointment_page\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`settings_appointment_topics\`;`)
  await db.run(sql`DROP TABLE \`settings_appointment_topics_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_events\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`uri\` text,
  	\`start_date\` text,
  	\`state\` text,
  	\`language\` text,
  	\`photo_id\` text,
  	\`approved\` integer DEFAULT true,
  	\`deleted\` integer DEFAULT false,
  	\`archived\` integer DEFAULT false,
  	\`audience_json\` text,
  	\`order\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_events\`("id", "uri", "start_date", "state", "language", "photo_id", "approved", "deleted", "archived", "audience_json", "order", "updated_at", "created_at", "_status") SELECT "id", "uri", "start_date", "state", "language", "photo_id", "approved", "deleted", "archived", "audience_json", "order", "updated_at", "created_at", "_status" FROM \`events\`;`)
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`ALTER TABLE \`__new_events\` RENAME TO \`events\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`events_photo_idx\` ON \`events\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__events_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_uri\` text,
  	\`version_start_date\` text,
  	\`version_state\` text,
  	\`version_language\` text,
  	\`version_photo_id\` text,
  	\`version_approved\` integer DEFAULT true,
  	\`version_deleted\` integer DEFAULT false,
  	\`version_archived\` integer DEFAULT false,
  	\`version_audience_json\` text,
  	\`version_order\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__events_v\`("id", "parent_id", "version_uri", "version_start_date", "version_state", "version_language", "version_photo_id", "version_approved", "version_deleted", "version_archived", "version_audience_json", "version_order", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_uri", "version_start_date", "version_state", "version_language", "version_photo_id", "version_approved", "version_deleted", "version_archived", "version_audience_json", "version_order", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__events_v\` RENAME TO \`_events_v\`;`)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_photo_idx\` ON \`_events_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_snapshot_idx\` ON \`_events_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_published_locale_idx\` ON \`_events_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`telephone_hours\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`appointment_page\`;`)
}
