import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`settings_message_routes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`form\` text,
  	\`topic\` text,
  	\`recipient\` text,
  	\`subject\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_message_routes_order_idx\` ON \`settings_message_routes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_message_routes_parent_id_idx\` ON \`settings_message_routes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_message_routes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`form\` text,
  	\`topic\` text,
  	\`recipient\` text,
  	\`subject\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_message_routes_order_idx\` ON \`_settings_v_version_message_routes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_message_routes_parent_id_idx\` ON \`_settings_v_version_message_routes\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`acknowledge_messages\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_acknowledge_messages\` integer DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`settings_message_routes\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_message_routes\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`acknowledge_messages\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_acknowledge_messages\`;`)
}
