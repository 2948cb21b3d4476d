import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`settings_departments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_departments_order_idx\` ON \`settings_departments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_departments_parent_id_idx\` ON \`settings_departments\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`contact_subject\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`settings_departments\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`contact_subject\`;`)
}
