import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_search_words_short_answer" AS ENUM('telephone', 'routing', 'hours');
  CREATE TYPE "public"."enum_search_words_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_words_v_version_short_answer" AS ENUM('telephone', 'routing', 'hours');
  CREATE TYPE "public"."enum__search_words_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_words_v_published_locale" AS ENUM('en', 'es');
  CREATE TABLE "search_words_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "search_words" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"short_answer" "enum_search_words_short_answer",
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_search_words_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "search_words_locales" (
  	"phrases" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_search_words_v_version_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_search_words_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_short_answer" "enum__search_words_v_version_short_answer",
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__search_words_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__search_words_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_search_words_v_locales" (
  	"version_phrases" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_words_id" varchar;
  ALTER TABLE "search_words_answers" ADD CONSTRAINT "search_words_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_words_locales" ADD CONSTRAINT "search_words_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_words_v_version_answers" ADD CONSTRAINT "_search_words_v_version_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_words_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_words_v" ADD CONSTRAINT "_search_words_v_parent_id_search_words_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_words"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_words_v_locales" ADD CONSTRAINT "_search_words_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_words_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_words_answers_order_idx" ON "search_words_answers" USING btree ("_order");
  CREATE INDEX "search_words_answers_parent_id_idx" ON "search_words_answers" USING btree ("_parent_id");
  CREATE INDEX "search_words_updated_at_idx" ON "search_words" USING btree ("updated_at");
  CREATE INDEX "search_words_created_at_idx" ON "search_words" USING btree ("created_at");
  CREATE INDEX "search_words__status_idx" ON "search_words" USING btree ("_status");
  CREATE UNIQUE INDEX "search_words_locales_locale_parent_id_unique" ON "search_words_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_search_words_v_version_answers_order_idx" ON "_search_words_v_version_answers" USING btree ("_order");
  CREATE INDEX "_search_words_v_version_answers_parent_id_idx" ON "_search_words_v_version_answers" USING btree ("_parent_id");
  CREATE INDEX "_search_words_v_parent_idx" ON "_search_words_v" USING btree ("parent_id");
  CREATE INDEX "_search_words_v_version_version_updated_at_idx" ON "_search_words_v" USING btree ("version_updated_at");
  CREATE INDEX "_search_words_v_version_version_created_at_idx" ON "_search_words_v" USING btree ("version_created_at");
  CREATE INDEX "_search_words_v_version_version__status_idx" ON "_search_words_v" USING btree ("version__status");
  CREATE INDEX "_search_words_v_created_at_idx" ON "_search_words_v" USING btree ("created_at");
  CREATE INDEX "_search_words_v_updated_at_idx" ON "_search_words_v" USING btree ("updated_at");
  CREATE INDEX "_search_words_v_snapshot_idx" ON "_search_words_v" USING btree ("snapshot");
  CREATE INDEX "_search_words_v_published_locale_idx" ON "_search_words_v" USING btree ("published_locale");
  CREATE INDEX "_search_words_v_latest_idx" ON "_search_words_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_search_words_v_locales_locale_parent_id_unique" ON "_search_words_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_words_fk" FOREIGN KEY ("search_words_id") REFERENCES "public"."search_words"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_search_words_id_idx" ON "payload_locked_documents_rels" USING btree ("search_words_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_words_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_words" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_words_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_words_v_version_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_words_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_words_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "search_words_answers" CASCADE;
  DROP TABLE "search_words" CASCADE;
  DROP TABLE "search_words_locales" CASCADE;
  DROP TABLE "_search_words_v_version_answers" CASCADE;
  DROP TABLE "_search_words_v" CASCADE;
  DROP TABLE "_search_words_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_search_words_fk";
  
  DROP INDEX "payload_locked_documents_rels_search_words_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_words_id";
  DROP TYPE "public"."enum_search_words_short_answer";
  DROP TYPE "public"."enum_search_words_status";
  DROP TYPE "public"."enum__search_words_v_version_short_answer";
  DROP TYPE "public"."enum__search_words_v_version_status";
  DROP TYPE "public"."enum__search_words_v_published_locale";`)
}
