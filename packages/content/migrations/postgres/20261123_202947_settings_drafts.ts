import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__settings_v_version_social_links_network" AS ENUM('facebook', 'x', 'linkedin', 'instagram', 'youtube');
  CREATE TYPE "public"."enum__settings_v_version_allow_list_category" AS ENUM('enrolment', 'forgot-user-id', 'investor-relations', 'mortgage-portal', 'careers', 'lockbox', 'flipbook', 'loan-payment', 'application', 'maps', 'social', 'app-store');
  CREATE TYPE "public"."enum__settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__settings_v_published_locale" AS ENUM('en', 'es');
  CREATE TABLE "_settings_v_version_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" "enum__settings_v_version_social_links_network",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_allow_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"category" "enum__settings_v_version_allow_list_category",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_savings_tiers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"up_to" numeric,
  	"rate" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_departments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_bank_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" varchar,
  	"hours" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_bank_holidays_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_settings_v_version_appointment_topics" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"topic" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_appointment_topics_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_bank_name" varchar,
  	"version_author" varchar,
  	"version_site_url" varchar,
  	"version_fdic_statement" varchar,
  	"version_routing_number" varchar,
  	"version_swift_code" varchar,
  	"version_mortgage_license" varchar,
  	"version_toll_free_number" varchar,
  	"version_support_email" varchar,
  	"version_location_picture_id" varchar,
  	"version_login_url" varchar,
  	"version_treasury_login_url" varchar,
  	"version_enrol_url" varchar,
  	"version_forgot_user_id_url" varchar,
  	"version_loan_payment_url" varchar,
  	"version_application_servlet_url" varchar,
  	"version_application_service_url" varchar,
  	"version_institution_id" varchar,
  	"version_iphone_app_url" varchar,
  	"version_android_app_url" varchar,
  	"version_savings_as_of" varchar,
  	"version_hide_holiday_alerts" boolean DEFAULT false,
  	"version_telephone_hours" varchar,
  	"version_appointment_page" varchar,
  	"version_contact_subject" varchar,
  	"version__status" "enum__settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__settings_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_settings_v_locales" (
  	"version_site_title" varchar,
  	"version_site_description" varchar,
  	"version_tagline" varchar,
  	"version_copyright_notice" varchar,
  	"version_mobile_headline" varchar,
  	"version_mobile_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "settings" ADD COLUMN "_status" "enum_settings_status" DEFAULT 'draft';
  ALTER TABLE "_settings_v_version_social_links" ADD CONSTRAINT "_settings_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_allow_list" ADD CONSTRAINT "_settings_v_version_allow_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_savings_tiers" ADD CONSTRAINT "_settings_v_version_savings_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_departments" ADD CONSTRAINT "_settings_v_version_departments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_bank_holidays" ADD CONSTRAINT "_settings_v_version_bank_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_bank_holidays_locales" ADD CONSTRAINT "_settings_v_version_bank_holidays_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v_version_bank_holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_appointment_topics" ADD CONSTRAINT "_settings_v_version_appointment_topics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_appointment_topics_locales" ADD CONSTRAINT "_settings_v_version_appointment_topics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v_version_appointment_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_location_picture_id_media_id_fk" FOREIGN KEY ("version_location_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v_locales" ADD CONSTRAINT "_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_settings_v_version_social_links_order_idx" ON "_settings_v_version_social_links" USING btree ("_order");
  CREATE INDEX "_settings_v_version_social_links_parent_id_idx" ON "_settings_v_version_social_links" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_allow_list_order_idx" ON "_settings_v_version_allow_list" USING btree ("_order");
  CREATE INDEX "_settings_v_version_allow_list_parent_id_idx" ON "_settings_v_version_allow_list" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_savings_tiers_order_idx" ON "_settings_v_version_savings_tiers" USING btree ("_order");
  CREATE INDEX "_settings_v_version_savings_tiers_parent_id_idx" ON "_settings_v_version_savings_tiers" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_departments_order_idx" ON "_settings_v_version_departments" USING btree ("_order");
  CREATE INDEX "_settings_v_version_departments_parent_id_idx" ON "_settings_v_version_departments" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_bank_holidays_order_idx" ON "_settings_v_version_bank_holidays" USING btree ("_order");
  CREATE INDEX "_settings_v_version_bank_holidays_parent_id_idx" ON "_settings_v_version_bank_holidays" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_settings_v_version_bank_holidays_locales_locale_parent_id_u" ON "_settings_v_version_bank_holidays_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_settings_v_version_appointment_topics_order_idx" ON "_settings_v_version_appointment_topics" USING btree ("_order");
  CREATE INDEX "_settings_v_version_appointment_topics_parent_id_idx" ON "_settings_v_version_appointment_topics" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_settings_v_version_appointment_topics_locales_locale_parent" ON "_settings_v_version_appointment_topics_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_settings_v_version_version_location_picture_idx" ON "_settings_v" USING btree ("version_location_picture_id");
  CREATE INDEX "_settings_v_version_version__status_idx" ON "_settings_v" USING btree ("version__status");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
  CREATE INDEX "_settings_v_snapshot_idx" ON "_settings_v" USING btree ("snapshot");
  CREATE INDEX "_settings_v_published_locale_idx" ON "_settings_v" USING btree ("published_locale");
  CREATE INDEX "_settings_v_latest_idx" ON "_settings_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_settings_v_locales_locale_parent_id_unique" ON "_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "settings__status_idx" ON "settings" USING btree ("_status");`)
  // What was stored before there were drafts is what the site shows.
  await db.execute(sql`UPDATE "settings" SET "_status" = 'published';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_settings_v_version_social_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v_version_allow_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v_version_savings_tiers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v_version_departments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v_version_bank_holidays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v_version_bank_holidays_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v_version_appointment_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v_version_appointment_topics_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_settings_v_version_social_links" CASCADE;
  DROP TABLE "_settings_v_version_allow_list" CASCADE;
  DROP TABLE "_settings_v_version_savings_tiers" CASCADE;
  DROP TABLE "_settings_v_version_departments" CASCADE;
  DROP TABLE "_settings_v_version_bank_holidays" CASCADE;
  DROP TABLE "_settings_v_version_bank_holidays_locales" CASCADE;
  DROP TABLE "_settings_v_version_appointment_topics" CASCADE;
  DROP TABLE "_settings_v_version_appointment_topics_locales" CASCADE;
  DROP TABLE "_settings_v" CASCADE;
  DROP TABLE "_settings_v_locales" CASCADE;
  DROP INDEX "settings__status_idx";
  ALTER TABLE "settings" DROP COLUMN "_status";
  DROP TYPE "public"."enum_settings_status";
  DROP TYPE "public"."enum__settings_v_version_social_links_network";
  DROP TYPE "public"."enum__settings_v_version_allow_list_category";
  DROP TYPE "public"."enum__settings_v_version_status";
  DROP TYPE "public"."enum__settings_v_published_locale";`)
}
