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
  await db.run(sql`DROP TABLE \`search_words_answers\`;`)
  await db.run(sql`DROP TABLE \`search_words\`;`)
  await db.run(sql`DROP TABLE \`search_words_locales\`;`)
  await db.run(sql`DROP TABLE \`_search_words_v_version_answers\`;`)
  await db.run(sql`DROP TABLE \`_search_words_v\`;`)
  await db.run(sql`DROP TABLE \`_search_words_v_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` text,
  	\`menus_id\` text,
  	\`alerts_id\` text,
  	\`regions_id\` text,
  	\`audiences_id\` text,
  	\`categories_id\` text,
  	\`staff_id\` text,
  	\`staff_regions_id\` text,
  	\`deposit_rates_id\` text,
  	\`products_id\` text,
  	\`product_categories_id\` text,
  	\`faq_categories_id\` text,
  	\`faq_questions_id\` text,
  	\`locations_id\` text,
  	\`posts_id\` text,
  	\`releases_id\` text,
  	\`reports_id\` text,
  	\`events_id\` text,
  	\`stories_id\` text,
  	\`portfolios_id\` text,
  	\`trainings_id\` text,
  	\`service_posts_id\` text,
  	\`info_cards_id\` text,
  	\`service_card_sets_id\` text,
  	\`smart_tag_cards_id\` text,
  	\`blocks_id\` text,
  	\`media_id\` text,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menus_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`alerts_id\`) REFERENCES \`alerts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`regions_id\`) REFERENCES \`regions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audiences_id\`) REFERENCES \`audiences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_regions_id\`) REFERENCES \`staff_regions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`deposit_rates_id\`) REFERENCES \`deposit_rates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_categories_id\`) REFERENCES \`product_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faq_categories_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faq_questions_id\`) REFERENCES \`faq_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`locations_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`releases_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reports_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stories_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`portfolios_id\`) REFERENCES \`portfolios\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trainings_id\`) REFERENCES \`trainings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`service_posts_id\`) REFERENCES \`service_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`info_cards_id\`) REFERENCES \`info_cards\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`service_card_sets_id\`) REFERENCES \`service_card_sets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`smart_tag_cards_id\`) REFERENCES \`smart_tag_cards\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blocks_id\`) REFERENCES \`blocks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "menus_id", "alerts_id", "regions_id", "audiences_id", "categories_id", "staff_id", "staff_regions_id", "deposit_rates_id", "products_id", "product_categories_id", "faq_categories_id", "faq_questions_id", "locations_id", "posts_id", "releases_id", "reports_id", "events_id", "stories_id", "portfolios_id", "trainings_id", "service_posts_id", "info_cards_id", "service_card_sets_id", "smart_tag_cards_id", "blocks_id", "media_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "menus_id", "alerts_id", "regions_id", "audiences_id", "categories_id", "staff_id", "staff_regions_id", "deposit_rates_id", "products_id", "product_categories_id", "faq_categories_id", "faq_questions_id", "locations_id", "posts_id", "releases_id", "reports_id", "events_id", "stories_id", "portfolios_id", "trainings_id", "service_posts_id", "info_cards_id", "service_card_sets_id", "smart_tag_cards_id", "blocks_id", "media_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menus_id_idx\` ON \`payload_locked_documents_rels\` (\`menus_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_alerts_id_idx\` ON \`payload_locked_documents_rels\` (\`alerts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_regions_id_idx\` ON \`payload_locked_documents_rels\` (\`regions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audiences_id_idx\` ON \`payload_locked_documents_rels\` (\`audiences_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_regions_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_regions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deposit_rates_id_idx\` ON \`payload_locked_documents_rels\` (\`deposit_rates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_product_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`product_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faq_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`faq_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faq_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`faq_questions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_locations_id_idx\` ON \`payload_locked_documents_rels\` (\`locations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_releases_id_idx\` ON \`payload_locked_documents_rels\` (\`releases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stories_id_idx\` ON \`payload_locked_documents_rels\` (\`stories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_portfolios_id_idx\` ON \`payload_locked_documents_rels\` (\`portfolios_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_trainings_id_idx\` ON \`payload_locked_documents_rels\` (\`trainings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_service_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`service_posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_info_cards_id_idx\` ON \`payload_locked_documents_rels\` (\`info_cards_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_service_card_sets_id_idx\` ON \`payload_locked_documents_rels\` (\`service_card_sets_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_smart_tag_cards_id_idx\` ON \`payload_locked_documents_rels\` (\`smart_tag_cards_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blocks_id_idx\` ON \`payload_locked_documents_rels\` (\`blocks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
