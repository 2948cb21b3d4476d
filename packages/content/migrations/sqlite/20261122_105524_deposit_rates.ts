import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`deposit_rates_bands\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`term_months\` numeric,
  	\`minimum_balance\` numeric,
  	\`yield\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`deposit_rates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`deposit_rates_bands_order_idx\` ON \`deposit_rates_bands\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`deposit_rates_bands_parent_id_idx\` ON \`deposit_rates_bands\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`deposit_rates\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`uses_savings_tiers\` integer DEFAULT false,
  	\`fixed\` integer DEFAULT false,
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
  await db.run(sql`CREATE INDEX \`deposit_rates_updated_at_idx\` ON \`deposit_rates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deposit_rates_created_at_idx\` ON \`deposit_rates\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`deposit_rates__status_idx\` ON \`deposit_rates\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`deposit_rates_locales\` (
  	\`early_withdrawal\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`deposit_rates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`deposit_rates_locales_locale_parent_id_unique\` ON \`deposit_rates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_deposit_rates_v_version_bands\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`term_months\` numeric,
  	\`minimum_balance\` numeric,
  	\`yield\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_deposit_rates_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_deposit_rates_v_version_bands_order_idx\` ON \`_deposit_rates_v_version_bands\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_deposit_rates_v_version_bands_parent_id_idx\` ON \`_deposit_rates_v_version_bands\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_deposit_rates_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_uses_savings_tiers\` integer DEFAULT false,
  	\`version_fixed\` integer DEFAULT false,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`deposit_rates\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_deposit_rates_v_parent_idx\` ON \`_deposit_rates_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_deposit_rates_v_version_version_updated_at_idx\` ON \`_deposit_rates_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_deposit_rates_v_version_version_created_at_idx\` ON \`_deposit_rates_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_deposit_rates_v_version_version__status_idx\` ON \`_deposit_rates_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_deposit_rates_v_created_at_idx\` ON \`_deposit_rates_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_deposit_rates_v_updated_at_idx\` ON \`_deposit_rates_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_deposit_rates_v_snapshot_idx\` ON \`_deposit_rates_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_deposit_rates_v_published_locale_idx\` ON \`_deposit_rates_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_deposit_rates_v_latest_idx\` ON \`_deposit_rates_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_deposit_rates_v_locales\` (
  	\`version_early_withdrawal\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_deposit_rates_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_deposit_rates_v_locales_locale_parent_id_unique\` ON \`_deposit_rates_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`rate_id\` text REFERENCES deposit_rates(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`pays_no_interest\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`products_rate_idx\` ON \`products\` (\`rate_id\`);`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_rate_id\` text REFERENCES deposit_rates(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_pays_no_interest\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_rate_idx\` ON \`_products_v\` (\`version_rate_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`deposit_rates_id\` text REFERENCES deposit_rates(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deposit_rates_id_idx\` ON \`payload_locked_documents_rels\` (\`deposit_rates_id\`);`)
}

// By hand: rebuilding the tables of the products, as the tool writes it, would take along the rows that hang on them.
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`products_rate_idx\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`rate_id\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`pays_no_interest\`;`)
  await db.run(sql`DROP INDEX \`_products_v_version_version_rate_idx\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_rate_id\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_pays_no_interest\`;`)
  await db.run(sql`DROP INDEX \`payload_locked_documents_rels_deposit_rates_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` DROP COLUMN \`deposit_rates_id\`;`)
  await db.run(sql`DROP TABLE \`deposit_rates_bands\`;`)
  await db.run(sql`DROP TABLE \`deposit_rates_locales\`;`)
  await db.run(sql`DROP TABLE \`_deposit_rates_v_version_bands\`;`)
  await db.run(sql`DROP TABLE \`_deposit_rates_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_deposit_rates_v\`;`)
  await db.run(sql`DROP TABLE \`deposit_rates\`;`)
}
