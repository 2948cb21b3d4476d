import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages_blocks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`block\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_order_idx\` ON \`pages_blocks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_parent_id_idx\` ON \`pages_blocks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`uri\` text,
  	\`english_only\` integer DEFAULT false,
  	\`show_f_d_i_c_logo\` integer DEFAULT false,
  	\`meta\` text,
  	\`share_image_id\` text,
  	\`in_sitemap\` integer DEFAULT true,
  	\`kind\` text DEFAULT 'page',
  	\`approved\` integer DEFAULT true,
  	\`deleted\` integer DEFAULT false,
  	\`archived\` integer DEFAULT false,
  	\`audience_json\` text,
  	\`order\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_share_image_idx\` ON \`pages\` (\`share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`audiences_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audiences_id\`) REFERENCES \`audiences\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_rels_order_idx\` ON \`pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_parent_idx\` ON \`pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_path_idx\` ON \`pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_audiences_id_idx\` ON \`pages_rels\` (\`audiences_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_blocks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`block\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_blocks_order_idx\` ON \`_pages_v_version_blocks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_blocks_parent_id_idx\` ON \`_pages_v_version_blocks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_uri\` text,
  	\`version_english_only\` integer DEFAULT false,
  	\`version_show_f_d_i_c_logo\` integer DEFAULT false,
  	\`version_meta\` text,
  	\`version_share_image_id\` text,
  	\`version_in_sitemap\` integer DEFAULT true,
  	\`version_kind\` text DEFAULT 'page',
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_share_image_idx\` ON \`_pages_v\` (\`version_share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`audiences_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audiences_id\`) REFERENCES \`audiences\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_order_idx\` ON \`_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_parent_idx\` ON \`_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_path_idx\` ON \`_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_audiences_id_idx\` ON \`_pages_v_rels\` (\`audiences_id\`);`)
  await db.run(sql`CREATE TABLE \`menus\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`pages_json\` text,
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
  await db.run(sql`CREATE INDEX \`menus_updated_at_idx\` ON \`menus\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`menus_created_at_idx\` ON \`menus\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`menus__status_idx\` ON \`menus\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_pages_json\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_parent_idx\` ON \`_menus_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_updated_at_idx\` ON \`_menus_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version_created_at_idx\` ON \`_menus_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version__status_idx\` ON \`_menus_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_created_at_idx\` ON \`_menus_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_updated_at_idx\` ON \`_menus_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_snapshot_idx\` ON \`_menus_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_published_locale_idx\` ON \`_menus_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_latest_idx\` ON \`_menus_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`alerts\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text,
  	\`urls\` text,
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
  await db.run(sql`CREATE INDEX \`alerts_updated_at_idx\` ON \`alerts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`alerts_created_at_idx\` ON \`alerts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`alerts__status_idx\` ON \`alerts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`alerts_locales\` (
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`alerts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`alerts_locales_locale_parent_id_unique\` ON \`alerts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_alerts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_type\` text,
  	\`version_urls\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`alerts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_alerts_v_parent_idx\` ON \`_alerts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_alerts_v_version_version_updated_at_idx\` ON \`_alerts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_alerts_v_version_version_created_at_idx\` ON \`_alerts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_alerts_v_version_version__status_idx\` ON \`_alerts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_alerts_v_created_at_idx\` ON \`_alerts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_alerts_v_updated_at_idx\` ON \`_alerts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_alerts_v_snapshot_idx\` ON \`_alerts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_alerts_v_published_locale_idx\` ON \`_alerts_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_alerts_v_latest_idx\` ON \`_alerts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_alerts_v_locales\` (
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_alerts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_alerts_v_locales_locale_parent_id_unique\` ON \`_alerts_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`regions\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`permalink\` text,
  	\`name\` text,
  	\`market_code\` text,
  	\`lat\` numeric,
  	\`lng\` numeric,
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
  await db.run(sql`CREATE INDEX \`regions_updated_at_idx\` ON \`regions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`regions_created_at_idx\` ON \`regions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`regions__status_idx\` ON \`regions\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_regions_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_permalink\` text,
  	\`version_name\` text,
  	\`version_market_code\` text,
  	\`version_lat\` numeric,
  	\`version_lng\` numeric,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`regions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_regions_v_parent_idx\` ON \`_regions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_regions_v_version_version_updated_at_idx\` ON \`_regions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_regions_v_version_version_created_at_idx\` ON \`_regions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_regions_v_version_version__status_idx\` ON \`_regions_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_regions_v_created_at_idx\` ON \`_regions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_regions_v_updated_at_idx\` ON \`_regions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_regions_v_snapshot_idx\` ON \`_regions_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_regions_v_published_locale_idx\` ON \`_regions_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_regions_v_latest_idx\` ON \`_regions_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`audiences\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`utm_campaign\` text,
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
  await db.run(sql`CREATE INDEX \`audiences_updated_at_idx\` ON \`audiences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audiences_created_at_idx\` ON \`audiences\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`audiences__status_idx\` ON \`audiences\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_audiences_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_name\` text,
  	\`version_utm_campaign\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`audiences\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_audiences_v_parent_idx\` ON \`_audiences_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_audiences_v_version_version_updated_at_idx\` ON \`_audiences_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_audiences_v_version_version_created_at_idx\` ON \`_audiences_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_audiences_v_version_version__status_idx\` ON \`_audiences_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_audiences_v_created_at_idx\` ON \`_audiences_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_audiences_v_updated_at_idx\` ON \`_audiences_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_audiences_v_snapshot_idx\` ON \`_audiences_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_audiences_v_published_locale_idx\` ON \`_audiences_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_audiences_v_latest_idx\` ON \`_audiences_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`categories\` (
  	\`id\` text PRIMARY KEY NOT NULL,
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
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`categories__status_idx\` ON \`categories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`categories_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_locales_locale_parent_id_unique\` ON \`categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_categories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_categories_v_parent_idx\` ON \`_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_updated_at_idx\` ON \`_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_created_at_idx\` ON \`_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version__status_idx\` ON \`_categories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_created_at_idx\` ON \`_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_updated_at_idx\` ON \`_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_snapshot_idx\` ON \`_categories_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_published_locale_idx\` ON \`_categories_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_latest_idx\` ON \`_categories_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_categories_v_locales\` (
  	\`version_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_categories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_categories_v_locales_locale_parent_id_unique\` ON \`_categories_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`first_name\` text,
  	\`last_name\` text,
  	\`email\` text,
  	\`phone\` text,
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
  await db.run(sql`CREATE INDEX \`staff_photo_idx\` ON \`staff\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_updated_at_idx\` ON \`staff\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_created_at_idx\` ON \`staff\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`staff__status_idx\` ON \`staff\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`staff_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_locales_locale_parent_id_unique\` ON \`staff_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_rels_order_idx\` ON \`staff_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`staff_rels_parent_idx\` ON \`staff_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_rels_path_idx\` ON \`staff_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`staff_rels_categories_id_idx\` ON \`staff_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_staff_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_first_name\` text,
  	\`version_last_name\` text,
  	\`version_email\` text,
  	\`version_phone\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_staff_v_parent_idx\` ON \`_staff_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_version_version_photo_idx\` ON \`_staff_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_version_version_updated_at_idx\` ON \`_staff_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_version_version_created_at_idx\` ON \`_staff_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_version_version__status_idx\` ON \`_staff_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_created_at_idx\` ON \`_staff_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_updated_at_idx\` ON \`_staff_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_snapshot_idx\` ON \`_staff_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_published_locale_idx\` ON \`_staff_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_latest_idx\` ON \`_staff_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_staff_v_locales\` (
  	\`version_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_staff_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_staff_v_locales_locale_parent_id_unique\` ON \`_staff_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_staff_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_staff_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_staff_v_rels_order_idx\` ON \`_staff_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_rels_parent_idx\` ON \`_staff_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_rels_path_idx\` ON \`_staff_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_rels_categories_id_idx\` ON \`_staff_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`staff_regions\` (
  	\`id\` text PRIMARY KEY NOT NULL,
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
  await db.run(sql`CREATE INDEX \`staff_regions_updated_at_idx\` ON \`staff_regions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_regions_created_at_idx\` ON \`staff_regions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_regions__status_idx\` ON \`staff_regions\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`staff_regions_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`staff_regions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_regions_locales_locale_parent_id_unique\` ON \`staff_regions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff_regions_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`staff_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`staff_regions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_regions_rels_order_idx\` ON \`staff_regions_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`staff_regions_rels_parent_idx\` ON \`staff_regions_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_regions_rels_path_idx\` ON \`staff_regions_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`staff_regions_rels_staff_id_idx\` ON \`staff_regions_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE TABLE \`_staff_regions_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`staff_regions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_staff_regions_v_parent_idx\` ON \`_staff_regions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_staff_regions_v_version_version_updated_at_idx\` ON \`_staff_regions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_regions_v_version_version_created_at_idx\` ON \`_staff_regions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_regions_v_version_version__status_idx\` ON \`_staff_regions_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_staff_regions_v_created_at_idx\` ON \`_staff_regions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_regions_v_updated_at_idx\` ON \`_staff_regions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_regions_v_snapshot_idx\` ON \`_staff_regions_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_staff_regions_v_published_locale_idx\` ON \`_staff_regions_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_staff_regions_v_latest_idx\` ON \`_staff_regions_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_staff_regions_v_locales\` (
  	\`version_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_staff_regions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_staff_regions_v_locales_locale_parent_id_unique\` ON \`_staff_regions_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_staff_regions_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`staff_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_staff_regions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_staff_regions_v_rels_order_idx\` ON \`_staff_regions_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_staff_regions_v_rels_parent_idx\` ON \`_staff_regions_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_staff_regions_v_rels_path_idx\` ON \`_staff_regions_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_staff_regions_v_rels_staff_id_idx\` ON \`_staff_regions_v_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE TABLE \`products_product_highlights\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`highlight\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_product_highlights_order_idx\` ON \`products_product_highlights\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_product_highlights_parent_id_idx\` ON \`products_product_highlights\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`fis_product_i_d\` text,
  	\`min_deposit_open\` numeric,
  	\`cta\` text,
  	\`cta_link\` text,
  	\`subline\` text,
  	\`cycle_service_charges\` text,
  	\`balance_required\` text,
  	\`free_transactions\` text,
  	\`terms\` text,
  	\`sector\` text,
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
  await db.run(sql`CREATE INDEX \`products_photo_idx\` ON \`products\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_product_highlights\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`highlight\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_product_highlights_order_idx\` ON \`_products_v_version_product_highlights\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_product_highlights_parent_id_idx\` ON \`_products_v_version_product_highlights\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_name\` text,
  	\`version_fis_product_i_d\` text,
  	\`version_min_deposit_open\` numeric,
  	\`version_cta\` text,
  	\`version_cta_link\` text,
  	\`version_subline\` text,
  	\`version_cycle_service_charges\` text,
  	\`version_balance_required\` text,
  	\`version_free_transactions\` text,
  	\`version_terms\` text,
  	\`version_sector\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_photo_idx\` ON \`_products_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__status_idx\` ON \`_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_snapshot_idx\` ON \`_products_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_published_locale_idx\` ON \`_products_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_latest_idx\` ON \`_products_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`product_categories\` (
  	\`id\` text PRIMARY KEY NOT NULL,
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
  await db.run(sql`CREATE INDEX \`product_categories_updated_at_idx\` ON \`product_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`product_categories_created_at_idx\` ON \`product_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`product_categories__status_idx\` ON \`product_categories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`product_categories_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`product_categories_locales_locale_parent_id_unique\` ON \`product_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_categories_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`product_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_categories_rels_order_idx\` ON \`product_categories_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`product_categories_rels_parent_idx\` ON \`product_categories_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`product_categories_rels_path_idx\` ON \`product_categories_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`product_categories_rels_products_id_idx\` ON \`product_categories_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_categories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`product_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_categories_v_parent_idx\` ON \`_product_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_version_version_updated_at_idx\` ON \`_product_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_version_version_created_at_idx\` ON \`_product_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_version_version__status_idx\` ON \`_product_categories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_created_at_idx\` ON \`_product_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_updated_at_idx\` ON \`_product_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_snapshot_idx\` ON \`_product_categories_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_published_locale_idx\` ON \`_product_categories_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_latest_idx\` ON \`_product_categories_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_product_categories_v_locales\` (
  	\`version_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_categories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_product_categories_v_locales_locale_parent_id_unique\` ON \`_product_categories_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_categories_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_product_categories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_categories_v_rels_order_idx\` ON \`_product_categories_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_rels_parent_idx\` ON \`_product_categories_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_rels_path_idx\` ON \`_product_categories_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_rels_products_id_idx\` ON \`_product_categories_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`faq_categories\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`approved\` integer DEFAULT true,
  	\`deleted\` integer DEFAULT false,
  	\`archived\` integer DEFAULT false,
  	\`audience_json\` text,
  	\`order\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`faq_categories_parent_idx\` ON \`faq_categories\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`faq_categories_updated_at_idx\` ON \`faq_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_categories_created_at_idx\` ON \`faq_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_categories__status_idx\` ON \`faq_categories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`faq_categories_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`faq_categories_locales_locale_parent_id_unique\` ON \`faq_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_faq_categories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_parent_id\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_parent_idx\` ON \`_faq_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version_parent_idx\` ON \`_faq_categories_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version_updated_at_idx\` ON \`_faq_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version_created_at_idx\` ON \`_faq_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version__status_idx\` ON \`_faq_categories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_created_at_idx\` ON \`_faq_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_updated_at_idx\` ON \`_faq_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_snapshot_idx\` ON \`_faq_categories_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_published_locale_idx\` ON \`_faq_categories_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_latest_idx\` ON \`_faq_categories_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_faq_categories_v_locales\` (
  	\`version_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_faq_categories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_faq_categories_v_locales_locale_parent_id_unique\` ON \`_faq_categories_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`faq_questions\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`category_id\` text,
  	\`approved\` integer DEFAULT true,
  	\`deleted\` integer DEFAULT false,
  	\`archived\` integer DEFAULT false,
  	\`audience_json\` text,
  	\`order\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`category_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`faq_questions_category_idx\` ON \`faq_questions\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`faq_questions_updated_at_idx\` ON \`faq_questions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_questions_created_at_idx\` ON \`faq_questions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_questions__status_idx\` ON \`faq_questions\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`faq_questions_locales\` (
  	\`question\` text,
  	\`answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`faq_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`faq_questions_locales_locale_parent_id_unique\` ON \`faq_questions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_faq_questions_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_category_id\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`faq_questions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_faq_questions_v_parent_idx\` ON \`_faq_questions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_faq_questions_v_version_version_category_idx\` ON \`_faq_questions_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_faq_questions_v_version_version_updated_at_idx\` ON \`_faq_questions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_questions_v_version_version_created_at_idx\` ON \`_faq_questions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_questions_v_version_version__status_idx\` ON \`_faq_questions_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_faq_questions_v_created_at_idx\` ON \`_faq_questions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_questions_v_updated_at_idx\` ON \`_faq_questions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_questions_v_snapshot_idx\` ON \`_faq_questions_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_faq_questions_v_published_locale_idx\` ON \`_faq_questions_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_faq_questions_v_latest_idx\` ON \`_faq_questions_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_faq_questions_v_locales\` (
  	\`version_question\` text,
  	\`version_answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_faq_questions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_faq_questions_v_locales_locale_parent_id_unique\` ON \`_faq_questions_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations_location_type\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_location_type_order_idx\` ON \`locations_location_type\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`locations_location_type_parent_id_idx\` ON \`locations_location_type\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations_featured_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`service\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_featured_services_order_idx\` ON \`locations_featured_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`locations_featured_services_parent_id_idx\` ON \`locations_featured_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations_spoken_languages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`language\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_spoken_languages_order_idx\` ON \`locations_spoken_languages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`locations_spoken_languages_parent_id_idx\` ON \`locations_spoken_languages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`service\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_services_order_idx\` ON \`locations_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`locations_services_parent_id_idx\` ON \`locations_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations_atm_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`service\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_atm_services_order_idx\` ON \`locations_atm_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`locations_atm_services_parent_id_idx\` ON \`locations_atm_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations_atm_languages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`language\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_atm_languages_order_idx\` ON \`locations_atm_languages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`locations_atm_languages_parent_id_idx\` ON \`locations_atm_languages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`locations\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`manager\` text,
  	\`phone\` text,
  	\`address1\` text,
  	\`address2\` text,
  	\`city\` text,
  	\`state\` text,
  	\`zip\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`permalink\` text,
  	\`uri\` text,
  	\`offers_spanish\` integer DEFAULT false,
  	\`atm24hours\` integer DEFAULT false,
  	\`photo_id\` text,
  	\`mon\` text,
  	\`tue\` text,
  	\`wed\` text,
  	\`thu\` text,
  	\`fri\` text,
  	\`sat\` text,
  	\`dt_mon\` text,
  	\`dt_tue\` text,
  	\`dt_wed\` text,
  	\`dt_thu\` text,
  	\`dt_fri\` text,
  	\`dt_sat\` text,
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
  await db.run(sql`CREATE INDEX \`locations_photo_idx\` ON \`locations\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`locations_updated_at_idx\` ON \`locations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`locations_created_at_idx\` ON \`locations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`locations__status_idx\` ON \`locations\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`locations_locales\` (
  	\`title\` text,
  	\`headline\` text,
  	\`hours_notes\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`locations_locales_locale_parent_id_unique\` ON \`locations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_locations_v_version_location_type\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`type\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_locations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_locations_v_version_location_type_order_idx\` ON \`_locations_v_version_location_type\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_location_type_parent_id_idx\` ON \`_locations_v_version_location_type\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_locations_v_version_featured_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`service\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_locations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_locations_v_version_featured_services_order_idx\` ON \`_locations_v_version_featured_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_featured_services_parent_id_idx\` ON \`_locations_v_version_featured_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_locations_v_version_spoken_languages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`language\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_locations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_locations_v_version_spoken_languages_order_idx\` ON \`_locations_v_version_spoken_languages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_spoken_languages_parent_id_idx\` ON \`_locations_v_version_spoken_languages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_locations_v_version_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`service\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_locations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_locations_v_version_services_order_idx\` ON \`_locations_v_version_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_services_parent_id_idx\` ON \`_locations_v_version_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_locations_v_version_atm_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`service\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_locations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_locations_v_version_atm_services_order_idx\` ON \`_locations_v_version_atm_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_atm_services_parent_id_idx\` ON \`_locations_v_version_atm_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_locations_v_version_atm_languages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`language\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_locations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_locations_v_version_atm_languages_order_idx\` ON \`_locations_v_version_atm_languages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_atm_languages_parent_id_idx\` ON \`_locations_v_version_atm_languages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_locations_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_name\` text,
  	\`version_manager\` text,
  	\`version_phone\` text,
  	\`version_address1\` text,
  	\`version_address2\` text,
  	\`version_city\` text,
  	\`version_state\` text,
  	\`version_zip\` text,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_permalink\` text,
  	\`version_uri\` text,
  	\`version_offers_spanish\` integer DEFAULT false,
  	\`version_atm24hours\` integer DEFAULT false,
  	\`version_photo_id\` text,
  	\`version_mon\` text,
  	\`version_tue\` text,
  	\`version_wed\` text,
  	\`version_thu\` text,
  	\`version_fri\` text,
  	\`version_sat\` text,
  	\`version_dt_mon\` text,
  	\`version_dt_tue\` text,
  	\`version_dt_wed\` text,
  	\`version_dt_thu\` text,
  	\`version_dt_fri\` text,
  	\`version_dt_sat\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_locations_v_parent_idx\` ON \`_locations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_version_photo_idx\` ON \`_locations_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_version_updated_at_idx\` ON \`_locations_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_version_created_at_idx\` ON \`_locations_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_version__status_idx\` ON \`_locations_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_created_at_idx\` ON \`_locations_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_updated_at_idx\` ON \`_locations_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_snapshot_idx\` ON \`_locations_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_published_locale_idx\` ON \`_locations_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_latest_idx\` ON \`_locations_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_locations_v_locales\` (
  	\`version_title\` text,
  	\`version_headline\` text,
  	\`version_hours_notes\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_locations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_locations_v_locales_locale_parent_id_unique\` ON \`_locations_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`posts\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`uri\` text,
  	\`date\` text,
  	\`featured_image_id\` text,
  	\`author\` text,
  	\`approved\` integer DEFAULT true,
  	\`deleted\` integer DEFAULT false,
  	\`archived\` integer DEFAULT false,
  	\`audience_json\` text,
  	\`order\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_featured_image_idx\` ON \`posts\` (\`featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`posts_locales\` (
  	\`title\` text,
  	\`intro\` text,
  	\`body\` text,
  	\`category\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_locales_locale_parent_id_unique\` ON \`posts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`posts_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_rels_order_idx\` ON \`posts_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_parent_idx\` ON \`posts_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_path_idx\` ON \`posts_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_categories_id_idx\` ON \`posts_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_uri\` text,
  	\`version_date\` text,
  	\`version_featured_image_id\` text,
  	\`version_author\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_featured_image_idx\` ON \`_posts_v\` (\`version_featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_snapshot_idx\` ON \`_posts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_published_locale_idx\` ON \`_posts_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_locales\` (
  	\`version_title\` text,
  	\`version_intro\` text,
  	\`version_body\` text,
  	\`version_category\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_posts_v_locales_locale_parent_id_unique\` ON \`_posts_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_order_idx\` ON \`_posts_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_parent_idx\` ON \`_posts_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_path_idx\` ON \`_posts_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_categories_id_idx\` ON \`_posts_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`releases\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`uri\` text,
  	\`date\` text,
  	\`featured_image_id\` text,
  	\`author\` text,
  	\`approved\` integer DEFAULT true,
  	\`deleted\` integer DEFAULT false,
  	\`archived\` integer DEFAULT false,
  	\`audience_json\` text,
  	\`order\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_featured_image_idx\` ON \`releases\` (\`featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_updated_at_idx\` ON \`releases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`releases_created_at_idx\` ON \`releases\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`releases__status_idx\` ON \`releases\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`releases_locales\` (
  	\`title\` text,
  	\`intro\` text,
  	\`body\` text,
  	\`category\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`releases_locales_locale_parent_id_unique\` ON \`releases_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`releases_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_rels_order_idx\` ON \`releases_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_parent_idx\` ON \`releases_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_path_idx\` ON \`releases_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_categories_id_idx\` ON \`releases_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_releases_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_uri\` text,
  	\`version_date\` text,
  	\`version_featured_image_id\` text,
  	\`version_author\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_releases_v_parent_idx\` ON \`_releases_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_version_version_featured_image_idx\` ON \`_releases_v\` (\`version_featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_version_version_updated_at_idx\` ON \`_releases_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_version_version_created_at_idx\` ON \`_releases_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_version_version__status_idx\` ON \`_releases_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_created_at_idx\` ON \`_releases_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_updated_at_idx\` ON \`_releases_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_snapshot_idx\` ON \`_releases_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_published_locale_idx\` ON \`_releases_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_latest_idx\` ON \`_releases_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_releases_v_locales\` (
  	\`version_title\` text,
  	\`version_intro\` text,
  	\`version_body\` text,
  	\`version_category\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_releases_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_releases_v_locales_locale_parent_id_unique\` ON \`_releases_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_releases_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_releases_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_releases_v_rels_order_idx\` ON \`_releases_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_rels_parent_idx\` ON \`_releases_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_rels_path_idx\` ON \`_releases_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_rels_categories_id_idx\` ON \`_releases_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`reports\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`uri\` text,
  	\`date\` text,
  	\`featured_image_id\` text,
  	\`author\` text,
  	\`approved\` integer DEFAULT true,
  	\`deleted\` integer DEFAULT false,
  	\`archived\` integer DEFAULT false,
  	\`audience_json\` text,
  	\`order\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reports_featured_image_idx\` ON \`reports\` (\`featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_updated_at_idx\` ON \`reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reports_created_at_idx\` ON \`reports\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`reports__status_idx\` ON \`reports\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`reports_locales\` (
  	\`title\` text,
  	\`intro\` text,
  	\`body\` text,
  	\`category\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`reports_locales_locale_parent_id_unique\` ON \`reports_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reports_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`reports_rels_order_idx\` ON \`reports_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`reports_rels_parent_idx\` ON \`reports_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_rels_path_idx\` ON \`reports_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`reports_rels_categories_id_idx\` ON \`reports_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_reports_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_uri\` text,
  	\`version_date\` text,
  	\`version_featured_image_id\` text,
  	\`version_author\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_reports_v_parent_idx\` ON \`_reports_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_featured_image_idx\` ON \`_reports_v\` (\`version_featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_updated_at_idx\` ON \`_reports_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_created_at_idx\` ON \`_reports_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version__status_idx\` ON \`_reports_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_created_at_idx\` ON \`_reports_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_updated_at_idx\` ON \`_reports_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_snapshot_idx\` ON \`_reports_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_published_locale_idx\` ON \`_reports_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_latest_idx\` ON \`_reports_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_reports_v_locales\` (
  	\`version_title\` text,
  	\`version_intro\` text,
  	\`version_body\` text,
  	\`version_category\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_reports_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_reports_v_locales_locale_parent_id_unique\` ON \`_reports_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_reports_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_reports_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_reports_v_rels_order_idx\` ON \`_reports_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_rels_parent_idx\` ON \`_reports_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_rels_path_idx\` ON \`_reports_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_rels_categories_id_idx\` ON \`_reports_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`events\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`uri\` text,
  	\`start_date\` text,
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
  await db.run(sql`CREATE INDEX \`events_photo_idx\` ON \`events\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`events_locales\` (
  	\`title\` text,
  	\`name\` text,
  	\`summary\` text,
  	\`description\` text,
  	\`show_date\` text,
  	\`time\` text,
  	\`place\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`events_locales_locale_parent_id_unique\` ON \`events_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_uri\` text,
  	\`version_start_date\` text,
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
  await db.run(sql`CREATE TABLE \`_events_v_locales\` (
  	\`version_title\` text,
  	\`version_name\` text,
  	\`version_summary\` text,
  	\`version_description\` text,
  	\`version_show_date\` text,
  	\`version_time\` text,
  	\`version_place\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_events_v_locales_locale_parent_id_unique\` ON \`_events_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`stories\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`uri\` text,
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
  await db.run(sql`CREATE INDEX \`stories_photo_idx\` ON \`stories\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_updated_at_idx\` ON \`stories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stories_created_at_idx\` ON \`stories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`stories__status_idx\` ON \`stories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`stories_locales\` (
  	\`title\` text,
  	\`problem\` text,
  	\`solution\` text,
  	\`result\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`stories_locales_locale_parent_id_unique\` ON \`stories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_stories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_uri\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_stories_v_parent_idx\` ON \`_stories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_photo_idx\` ON \`_stories_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_updated_at_idx\` ON \`_stories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_created_at_idx\` ON \`_stories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version__status_idx\` ON \`_stories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_created_at_idx\` ON \`_stories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_updated_at_idx\` ON \`_stories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_snapshot_idx\` ON \`_stories_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_published_locale_idx\` ON \`_stories_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_latest_idx\` ON \`_stories_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_stories_v_locales\` (
  	\`version_title\` text,
  	\`version_problem\` text,
  	\`version_solution\` text,
  	\`version_result\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_stories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_stories_v_locales_locale_parent_id_unique\` ON \`_stories_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`portfolios\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`uri\` text,
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
  await db.run(sql`CREATE INDEX \`portfolios_photo_idx\` ON \`portfolios\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`portfolios_updated_at_idx\` ON \`portfolios\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`portfolios_created_at_idx\` ON \`portfolios\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`portfolios__status_idx\` ON \`portfolios\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`portfolios_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`portfolios\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`portfolios_locales_locale_parent_id_unique\` ON \`portfolios_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_portfolios_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_uri\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`portfolios\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_portfolios_v_parent_idx\` ON \`_portfolios_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_version_version_photo_idx\` ON \`_portfolios_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_version_version_updated_at_idx\` ON \`_portfolios_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_version_version_created_at_idx\` ON \`_portfolios_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_version_version__status_idx\` ON \`_portfolios_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_created_at_idx\` ON \`_portfolios_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_updated_at_idx\` ON \`_portfolios_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_snapshot_idx\` ON \`_portfolios_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_published_locale_idx\` ON \`_portfolios_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_latest_idx\` ON \`_portfolios_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_portfolios_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_portfolios_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_portfolios_v_locales_locale_parent_id_unique\` ON \`_portfolios_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`trainings\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` numeric,
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
  await db.run(sql`CREATE INDEX \`trainings_updated_at_idx\` ON \`trainings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`trainings_created_at_idx\` ON \`trainings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`trainings__status_idx\` ON \`trainings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`trainings_locales\` (
  	\`title\` text,
  	\`body\` text,
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`trainings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`trainings_locales_locale_parent_id_unique\` ON \`trainings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_trainings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_day\` numeric,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`trainings\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_trainings_v_parent_idx\` ON \`_trainings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_version_updated_at_idx\` ON \`_trainings_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_version_created_at_idx\` ON \`_trainings_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_version__status_idx\` ON \`_trainings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_created_at_idx\` ON \`_trainings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_updated_at_idx\` ON \`_trainings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_snapshot_idx\` ON \`_trainings_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_published_locale_idx\` ON \`_trainings_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_latest_idx\` ON \`_trainings_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_trainings_v_locales\` (
  	\`version_title\` text,
  	\`version_body\` text,
  	\`version_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_trainings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_trainings_v_locales_locale_parent_id_unique\` ON \`_trainings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`service_posts\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	\`icon_width\` numeric,
  	\`uri\` text,
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
  await db.run(sql`CREATE INDEX \`service_posts_updated_at_idx\` ON \`service_posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`service_posts_created_at_idx\` ON \`service_posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`service_posts__status_idx\` ON \`service_posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`service_posts_locales\` (
  	\`title\` text,
  	\`intro\` text,
  	\`description\` text,
  	\`excerpt\` text,
  	\`link_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`service_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`service_posts_locales_locale_parent_id_unique\` ON \`service_posts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_service_posts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_icon\` text,
  	\`version_icon_width\` numeric,
  	\`version_uri\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`service_posts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_service_posts_v_parent_idx\` ON \`_service_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_posts_v_version_version_updated_at_idx\` ON \`_service_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_posts_v_version_version_created_at_idx\` ON \`_service_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_posts_v_version_version__status_idx\` ON \`_service_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_service_posts_v_created_at_idx\` ON \`_service_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_posts_v_updated_at_idx\` ON \`_service_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_posts_v_snapshot_idx\` ON \`_service_posts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_service_posts_v_published_locale_idx\` ON \`_service_posts_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_service_posts_v_latest_idx\` ON \`_service_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_service_posts_v_locales\` (
  	\`version_title\` text,
  	\`version_intro\` text,
  	\`version_description\` text,
  	\`version_excerpt\` text,
  	\`version_link_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_service_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_service_posts_v_locales_locale_parent_id_unique\` ON \`_service_posts_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`info_cards\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
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
  await db.run(sql`CREATE INDEX \`info_cards_updated_at_idx\` ON \`info_cards\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`info_cards_created_at_idx\` ON \`info_cards\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`info_cards__status_idx\` ON \`info_cards\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`info_cards_locales\` (
  	\`title\` text,
  	\`intro\` text,
  	\`body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`info_cards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`info_cards_locales_locale_parent_id_unique\` ON \`info_cards_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_info_cards_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_icon\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`info_cards\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_info_cards_v_parent_idx\` ON \`_info_cards_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_info_cards_v_version_version_updated_at_idx\` ON \`_info_cards_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_info_cards_v_version_version_created_at_idx\` ON \`_info_cards_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_info_cards_v_version_version__status_idx\` ON \`_info_cards_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_info_cards_v_created_at_idx\` ON \`_info_cards_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_info_cards_v_updated_at_idx\` ON \`_info_cards_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_info_cards_v_snapshot_idx\` ON \`_info_cards_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_info_cards_v_published_locale_idx\` ON \`_info_cards_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_info_cards_v_latest_idx\` ON \`_info_cards_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_info_cards_v_locales\` (
  	\`version_title\` text,
  	\`version_intro\` text,
  	\`version_body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_info_cards_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_info_cards_v_locales_locale_parent_id_unique\` ON \`_info_cards_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`service_card_sets_nodes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	\`uri\` text,
  	\`links_json\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`service_card_sets\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`service_card_sets_nodes_order_idx\` ON \`service_card_sets_nodes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`service_card_sets_nodes_parent_id_idx\` ON \`service_card_sets_nodes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`service_card_sets_nodes_locales\` (
  	\`title\` text,
  	\`intro\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`service_card_sets_nodes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`service_card_sets_nodes_locales_locale_parent_id_unique\` ON \`service_card_sets_nodes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`service_card_sets\` (
  	\`id\` text PRIMARY KEY NOT NULL,
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
  await db.run(sql`CREATE INDEX \`service_card_sets_updated_at_idx\` ON \`service_card_sets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`service_card_sets_created_at_idx\` ON \`service_card_sets\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`service_card_sets__status_idx\` ON \`service_card_sets\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`service_card_sets_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`service_card_sets\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`service_card_sets_locales_locale_parent_id_unique\` ON \`service_card_sets_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_service_card_sets_v_version_nodes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	\`uri\` text,
  	\`links_json\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_service_card_sets_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_service_card_sets_v_version_nodes_order_idx\` ON \`_service_card_sets_v_version_nodes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_service_card_sets_v_version_nodes_parent_id_idx\` ON \`_service_card_sets_v_version_nodes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_service_card_sets_v_version_nodes_locales\` (
  	\`title\` text,
  	\`intro\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_service_card_sets_v_version_nodes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_service_card_sets_v_version_nodes_locales_locale_parent_id_\` ON \`_service_card_sets_v_version_nodes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_service_card_sets_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`service_card_sets\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_service_card_sets_v_parent_idx\` ON \`_service_card_sets_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_card_sets_v_version_version_updated_at_idx\` ON \`_service_card_sets_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_card_sets_v_version_version_created_at_idx\` ON \`_service_card_sets_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_card_sets_v_version_version__status_idx\` ON \`_service_card_sets_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_service_card_sets_v_created_at_idx\` ON \`_service_card_sets_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_card_sets_v_updated_at_idx\` ON \`_service_card_sets_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_card_sets_v_snapshot_idx\` ON \`_service_card_sets_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_service_card_sets_v_published_locale_idx\` ON \`_service_card_sets_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_service_card_sets_v_latest_idx\` ON \`_service_card_sets_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_service_card_sets_v_locales\` (
  	\`version_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_service_card_sets_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_service_card_sets_v_locales_locale_parent_id_unique\` ON \`_service_card_sets_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`smart_tag_cards\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`intro\` text,
  	\`link\` text,
  	\`link_text\` text,
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
  await db.run(sql`CREATE INDEX \`smart_tag_cards_photo_idx\` ON \`smart_tag_cards\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`smart_tag_cards_updated_at_idx\` ON \`smart_tag_cards\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`smart_tag_cards_created_at_idx\` ON \`smart_tag_cards\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`smart_tag_cards__status_idx\` ON \`smart_tag_cards\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`smart_tag_cards_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`smart_tag_cards\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`smart_tag_cards_rels_order_idx\` ON \`smart_tag_cards_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`smart_tag_cards_rels_parent_idx\` ON \`smart_tag_cards_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`smart_tag_cards_rels_path_idx\` ON \`smart_tag_cards_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`smart_tag_cards_rels_categories_id_idx\` ON \`smart_tag_cards_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_smart_tag_cards_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_title\` text,
  	\`version_intro\` text,
  	\`version_link\` text,
  	\`version_link_text\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`smart_tag_cards\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_smart_tag_cards_v_parent_idx\` ON \`_smart_tag_cards_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_smart_tag_cards_v_version_version_photo_idx\` ON \`_smart_tag_cards_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_smart_tag_cards_v_version_version_updated_at_idx\` ON \`_smart_tag_cards_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_smart_tag_cards_v_version_version_created_at_idx\` ON \`_smart_tag_cards_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_smart_tag_cards_v_version_version__status_idx\` ON \`_smart_tag_cards_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_smart_tag_cards_v_created_at_idx\` ON \`_smart_tag_cards_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_smart_tag_cards_v_updated_at_idx\` ON \`_smart_tag_cards_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_smart_tag_cards_v_snapshot_idx\` ON \`_smart_tag_cards_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_smart_tag_cards_v_published_locale_idx\` ON \`_smart_tag_cards_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_smart_tag_cards_v_latest_idx\` ON \`_smart_tag_cards_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_smart_tag_cards_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_smart_tag_cards_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_smart_tag_cards_v_rels_order_idx\` ON \`_smart_tag_cards_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_smart_tag_cards_v_rels_parent_idx\` ON \`_smart_tag_cards_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_smart_tag_cards_v_rels_path_idx\` ON \`_smart_tag_cards_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_smart_tag_cards_v_rels_categories_id_idx\` ON \`_smart_tag_cards_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`blocks\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`content\` text,
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
  await db.run(sql`CREATE INDEX \`blocks_updated_at_idx\` ON \`blocks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blocks_created_at_idx\` ON \`blocks\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`blocks__status_idx\` ON \`blocks\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_blocks_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_content\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blocks\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_blocks_v_parent_idx\` ON \`_blocks_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blocks_v_version_version_updated_at_idx\` ON \`_blocks_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blocks_v_version_version_created_at_idx\` ON \`_blocks_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blocks_v_version_version__status_idx\` ON \`_blocks_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blocks_v_created_at_idx\` ON \`_blocks_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blocks_v_updated_at_idx\` ON \`_blocks_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blocks_v_snapshot_idx\` ON \`_blocks_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_blocks_v_published_locale_idx\` ON \`_blocks_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_blocks_v_latest_idx\` ON \`_blocks_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`source_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text,
  	\`hour\` text,
  	\`place\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`imports\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`content\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
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
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`settings_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`network\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_social_links_order_idx\` ON \`settings_social_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_social_links_parent_id_idx\` ON \`settings_social_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_allow_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`category\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_allow_list_order_idx\` ON \`settings_allow_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_allow_list_parent_id_idx\` ON \`settings_allow_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_savings_tiers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`up_to\` numeric,
  	\`rate\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_savings_tiers_order_idx\` ON \`settings_savings_tiers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_savings_tiers_parent_id_idx\` ON \`settings_savings_tiers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`bank_name\` text,
  	\`author\` text,
  	\`site_url\` text,
  	\`fdic_statement\` text,
  	\`routing_number\` text,
  	\`swift_code\` text,
  	\`mortgage_license\` text,
  	\`toll_free_number\` text,
  	\`support_email\` text,
  	\`share_image_id\` text,
  	\`login_url\` text,
  	\`treasury_login_url\` text,
  	\`enrol_url\` text,
  	\`forgot_user_id_url\` text,
  	\`loan_payment_url\` text,
  	\`application_servlet_url\` text,
  	\`application_service_url\` text,
  	\`institution_id\` text,
  	\`iphone_app_url\` text,
  	\`android_app_url\` text,
  	\`savings_as_of\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_share_image_idx\` ON \`settings\` (\`share_image_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_locales\` (
  	\`site_title\` text,
  	\`site_description\` text,
  	\`tagline\` text,
  	\`copyright_notice\` text,
  	\`mobile_headline\` text,
  	\`mobile_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`settings_locales_locale_parent_id_unique\` ON \`settings_locales\` (\`_locale\`,\`_parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages_blocks\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_blocks\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`menus\`;`)
  await db.run(sql`DROP TABLE \`_menus_v\`;`)
  await db.run(sql`DROP TABLE \`alerts\`;`)
  await db.run(sql`DROP TABLE \`alerts_locales\`;`)
  await db.run(sql`DROP TABLE \`_alerts_v\`;`)
  await db.run(sql`DROP TABLE \`_alerts_v_locales\`;`)
  await db.run(sql`DROP TABLE \`regions\`;`)
  await db.run(sql`DROP TABLE \`_regions_v\`;`)
  await db.run(sql`DROP TABLE \`audiences\`;`)
  await db.run(sql`DROP TABLE \`_audiences_v\`;`)
  await db.run(sql`DROP TABLE \`categories\`;`)
  await db.run(sql`DROP TABLE \`categories_locales\`;`)
  await db.run(sql`DROP TABLE \`_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_categories_v_locales\`;`)
  await db.run(sql`DROP TABLE \`staff\`;`)
  await db.run(sql`DROP TABLE \`staff_locales\`;`)
  await db.run(sql`DROP TABLE \`staff_rels\`;`)
  await db.run(sql`DROP TABLE \`_staff_v\`;`)
  await db.run(sql`DROP TABLE \`_staff_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_staff_v_rels\`;`)
  await db.run(sql`DROP TABLE \`staff_regions\`;`)
  await db.run(sql`DROP TABLE \`staff_regions_locales\`;`)
  await db.run(sql`DROP TABLE \`staff_regions_rels\`;`)
  await db.run(sql`DROP TABLE \`_staff_regions_v\`;`)
  await db.run(sql`DROP TABLE \`_staff_regions_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_staff_regions_v_rels\`;`)
  await db.run(sql`DROP TABLE \`products_product_highlights\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_product_highlights\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`product_categories\`;`)
  await db.run(sql`DROP TABLE \`product_categories_locales\`;`)
  await db.run(sql`DROP TABLE \`product_categories_rels\`;`)
  await db.run(sql`DROP TABLE \`_product_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_product_categories_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_product_categories_v_rels\`;`)
  await db.run(sql`DROP TABLE \`faq_categories\`;`)
  await db.run(sql`DROP TABLE \`faq_categories_locales\`;`)
  await db.run(sql`DROP TABLE \`_faq_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_faq_categories_v_locales\`;`)
  await db.run(sql`DROP TABLE \`faq_questions\`;`)
  await db.run(sql`DROP TABLE \`faq_questions_locales\`;`)
  await db.run(sql`DROP TABLE \`_faq_questions_v\`;`)
  await db.run(sql`DROP TABLE \`_faq_questions_v_locales\`;`)
  await db.run(sql`DROP TABLE \`locations_location_type\`;`)
  await db.run(sql`DROP TABLE \`locations_featured_services\`;`)
  await db.run(sql`DROP TABLE \`locations_spoken_languages\`;`)
  await db.run(sql`DROP TABLE \`locations_services\`;`)
  await db.run(sql`DROP TABLE \`locations_atm_services\`;`)
  await db.run(sql`DROP TABLE \`locations_atm_languages\`;`)
  await db.run(sql`DROP TABLE \`locations\`;`)
  await db.run(sql`DROP TABLE \`locations_locales\`;`)
  await db.run(sql`DROP TABLE \`_locations_v_version_location_type\`;`)
  await db.run(sql`DROP TABLE \`_locations_v_version_featured_services\`;`)
  await db.run(sql`DROP TABLE \`_locations_v_version_spoken_languages\`;`)
  await db.run(sql`DROP TABLE \`_locations_v_version_services\`;`)
  await db.run(sql`DROP TABLE \`_locations_v_version_atm_services\`;`)
  await db.run(sql`DROP TABLE \`_locations_v_version_atm_languages\`;`)
  await db.run(sql`DROP TABLE \`_locations_v\`;`)
  await db.run(sql`DROP TABLE \`_locations_v_locales\`;`)
  await db.run(sql`DROP TABLE \`posts\`;`)
  await db.run(sql`DROP TABLE \`posts_locales\`;`)
  await db.run(sql`DROP TABLE \`posts_rels\`;`)
  await db.run(sql`DROP TABLE \`_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_rels\`;`)
  await db.run(sql`DROP TABLE \`releases\`;`)
  await db.run(sql`DROP TABLE \`releases_locales\`;`)
  await db.run(sql`DROP TABLE \`releases_rels\`;`)
  await db.run(sql`DROP TABLE \`_releases_v\`;`)
  await db.run(sql`DROP TABLE \`_releases_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_releases_v_rels\`;`)
  await db.run(sql`DROP TABLE \`reports\`;`)
  await db.run(sql`DROP TABLE \`reports_locales\`;`)
  await db.run(sql`DROP TABLE \`reports_rels\`;`)
  await db.run(sql`DROP TABLE \`_reports_v\`;`)
  await db.run(sql`DROP TABLE \`_reports_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_reports_v_rels\`;`)
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`DROP TABLE \`events_locales\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`_events_v_locales\`;`)
  await db.run(sql`DROP TABLE \`stories\`;`)
  await db.run(sql`DROP TABLE \`stories_locales\`;`)
  await db.run(sql`DROP TABLE \`_stories_v\`;`)
  await db.run(sql`DROP TABLE \`_stories_v_locales\`;`)
  await db.run(sql`DROP TABLE \`portfolios\`;`)
  await db.run(sql`DROP TABLE \`portfolios_locales\`;`)
  await db.run(sql`DROP TABLE \`_portfolios_v\`;`)
  await db.run(sql`DROP TABLE \`_portfolios_v_locales\`;`)
  await db.run(sql`DROP TABLE \`trainings\`;`)
  await db.run(sql`DROP TABLE \`trainings_locales\`;`)
  await db.run(sql`DROP TABLE \`_trainings_v\`;`)
  await db.run(sql`DROP TABLE \`_trainings_v_locales\`;`)
  await db.run(sql`DROP TABLE \`service_posts\`;`)
  await db.run(sql`DROP TABLE \`service_posts_locales\`;`)
  await db.run(sql`DROP TABLE \`_service_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_service_posts_v_locales\`;`)
  await db.run(sql`DROP TABLE \`info_cards\`;`)
  await db.run(sql`DROP TABLE \`info_cards_locales\`;`)
  await db.run(sql`DROP TABLE \`_info_cards_v\`;`)
  await db.run(sql`DROP TABLE \`_info_cards_v_locales\`;`)
  await db.run(sql`DROP TABLE \`service_card_sets_nodes\`;`)
  await db.run(sql`DROP TABLE \`service_card_sets_nodes_locales\`;`)
  await db.run(sql`DROP TABLE \`service_card_sets\`;`)
  await db.run(sql`DROP TABLE \`service_card_sets_locales\`;`)
  await db.run(sql`DROP TABLE \`_service_card_sets_v_version_nodes\`;`)
  await db.run(sql`DROP TABLE \`_service_card_sets_v_version_nodes_locales\`;`)
  await db.run(sql`DROP TABLE \`_service_card_sets_v\`;`)
  await db.run(sql`DROP TABLE \`_service_card_sets_v_locales\`;`)
  await db.run(sql`DROP TABLE \`smart_tag_cards\`;`)
  await db.run(sql`DROP TABLE \`smart_tag_cards_rels\`;`)
  await db.run(sql`DROP TABLE \`_smart_tag_cards_v\`;`)
  await db.run(sql`DROP TABLE \`_smart_tag_cards_v_rels\`;`)
  await db.run(sql`DROP TABLE \`blocks\`;`)
  await db.run(sql`DROP TABLE \`_blocks_v\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`imports\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`settings_social_links\`;`)
  await db.run(sql`DROP TABLE \`settings_allow_list\`;`)
  await db.run(sql`DROP TABLE \`settings_savings_tiers\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`DROP TABLE \`settings_locales\`;`)
}
