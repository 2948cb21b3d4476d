import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`search_words_instead\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`search_words\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_words_instead_order_idx\` ON \`search_words_instead\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`search_words_instead_parent_id_idx\` ON \`search_words_instead\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_search_words_v_version_instead\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_search_words_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_words_v_version_instead_order_idx\` ON \`_search_words_v_version_instead\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_search_words_v_version_instead_parent_id_idx\` ON \`_search_words_v_version_instead\` (\`_parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`search_words_instead\`;`)
  await db.run(sql`DROP TABLE \`_search_words_v_version_instead\`;`)
}
