import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`search_words_answers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`search_words\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_words_answers_order_idx\` ON \`search_words_answers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`search_words_answers_parent_id_idx\` ON \`search_words_answers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`search_words\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`short_answer\` text,
  	\`approved\` integer DEFAULT true,
  	\`deleted\` integer DEFAULT false,
  	\`archived\` integer DEFAULT false,
  	\`audience_json\` text,
  	\`order\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`search_words_updated_at_idx\` ON \`search_words\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`search_words_created_at_idx\` ON \`search_words\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`search_words__status_idx\` ON \`search_words\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`search_words_locales\` (
  	\`phrases\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`search_words\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`search_words_locales_locale_parent_id_unique\` ON \`search_words_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_search_words_v_version_answers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_search_words_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_words_v_version_answers_order_idx\` ON \`_search_words_v_version_answers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_search_words_v_version_answers_parent_id_idx\` ON \`_search_words_v_version_answers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_search_words_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_short_answer\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`search_words\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_words_v_parent_idx\` ON \`_search_words_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_search_words_v_version_version_updated_at_idx\` ON \`_search_words_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_words_v_version_version_created_at_idx\` ON \`_search_words_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_words_v_version_version__status_idx\` ON \`_search_words_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_search_words_v_created_at_idx\` ON \`_search_words_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_words_v_updated_at_idx\` ON \`_search_words_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_words_v_snapshot_idx\` ON \`_search_words_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_search_words_v_published_locale_idx\` ON \`_search_words_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_search_words_v_latest_idx\` ON \`_search_words_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_search_words_v_locales\` (
  	\`version_phrases\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_search_words_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_search_words_v_locales_locale_parent_id_unique\` ON \`_search_words_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`search_words_id\` text REFERENCES search_words(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_words_id_idx\` ON \`payload_locked_documents_rels\` (\`search_words_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`payload_locked_documents_rels_search_words_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` DROP COLUMN \`search_words_id\`;`)
  await db.run(sql`DROP TABLE \`search_words_answers\`;`)
  await db.run(sql`DROP TABLE \`search_words_locales\`;`)
  await db.run(sql`DROP TABLE \`_search_words_v_version_answers\`;`)
  await db.run(sql`DROP TABLE \`_search_words_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_search_words_v\`;`)
  await db.run(sql`DROP TABLE \`search_words\`;`)
}
