import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`events_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text,
  	\`from\` text,
  	\`to\` text,
  	\`language\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_sessions_order_idx\` ON \`events_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_sessions_parent_id_idx\` ON \`events_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` text,
  	\`from\` text,
  	\`to\` text,
  	\`language\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_sessions_order_idx\` ON \`_events_v_version_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_sessions_parent_id_idx\` ON \`_events_v_version_sessions\` (\`_parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`events_sessions\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_sessions\`;`)
}
