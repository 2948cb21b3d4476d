import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_settings_v_version_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`network\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_social_links_order_idx\` ON \`_settings_v_version_social_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_social_links_parent_id_idx\` ON \`_settings_v_version_social_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_allow_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`category\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_allow_list_order_idx\` ON \`_settings_v_version_allow_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_allow_list_parent_id_idx\` ON \`_settings_v_version_allow_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_savings_tiers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`up_to\` numeric,
  	\`rate\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_savings_tiers_order_idx\` ON \`_settings_v_version_savings_tiers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_savings_tiers_parent_id_idx\` ON \`_settings_v_version_savings_tiers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_departments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_departments_order_idx\` ON \`_settings_v_version_departments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_departments_parent_id_idx\` ON \`_settings_v_version_departments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_bank_holidays\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`date\` text,
  	\`hours\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_bank_holidays_order_idx\` ON \`_settings_v_version_bank_holidays\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_bank_holidays_parent_id_idx\` ON \`_settings_v_version_bank_holidays\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_bank_holidays_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v_version_bank_holidays\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_settings_v_version_bank_holidays_locales_locale_parent_id_u\` ON \`_settings_v_version_bank_holidays_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_appointment_topics\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`topic\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_appointment_topics_order_idx\` ON \`_settings_v_version_appointment_topics\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_appointment_topics_parent_id_idx\` ON \`_settings_v_version_appointment_topics\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_appointment_topics_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v_version_appointment_topics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_settings_v_version_appointment_topics_locales_locale_parent\` ON \`_settings_v_version_appointment_topics_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_bank_name\` text,
  	\`version_author\` text,
  	\`version_site_url\` text,
  	\`version_fdic_statement\` text,
  	\`version_routing_number\` text,
  	\`version_swift_code\` text,
  	\`version_mortgage_license\` text,
  	\`version_toll_free_number\` text,
  	\`version_support_email\` text,
  	\`version_location_picture_id\` text,
  	\`version_login_url\` text,
  	\`version_treasury_login_url\` text,
  	\`version_enrol_url\` text,
  	\`version_forgot_user_id_url\` text,
  	\`version_loan_payment_url\` text,
  	\`version_application_servlet_url\` text,
  	\`version_application_service_url\` text,
  	\`version_institution_id\` text,
  	\`version_iphone_app_url\` text,
  	\`version_android_app_url\` text,
  	\`version_savings_as_of\` text,
  	\`version_hide_holiday_alerts\` integer DEFAULT false,
  	\`version_telephone_hours\` text,
  	\`version_appointment_page\` text,
  	\`version_contact_subject\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_location_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_location_picture_idx\` ON \`_settings_v\` (\`version_location_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version__status_idx\` ON \`_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_created_at_idx\` ON \`_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_updated_at_idx\` ON \`_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_snapshot_idx\` ON \`_settings_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_published_locale_idx\` ON \`_settings_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_latest_idx\` ON \`_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_locales\` (
  	\`version_site_title\` text,
  	\`version_site_description\` text,
  	\`version_tagline\` text,
  	\`version_copyright_notice\` text,
  	\`version_mobile_headline\` text,
  	\`version_mobile_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_settings_v_locales_locale_parent_id_unique\` ON \`_settings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`settings__status_idx\` ON \`settings\` (\`_status\`);`)
  // What was stored before there were drafts is what the site shows.
  await db.run(sql`UPDATE \`settings\` SET \`_status\` = 'published';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_settings_v_version_social_links\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_allow_list\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_savings_tiers\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_departments\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_bank_holidays\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_bank_holidays_locales\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_appointment_topics\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_appointment_topics_locales\`;`)
  await db.run(sql`DROP TABLE \`_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_locales\`;`)
  await db.run(sql`DROP INDEX \`settings__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`_status\`;`)
}
