import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_deposit_rates_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__deposit_rates_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__deposit_rates_v_published_locale" AS ENUM('en', 'es');
  CREATE TABLE "deposit_rates_bands" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term_months" numeric,
  	"minimum_balance" numeric,
  	"yield" numeric
  );
  
  CREATE TABLE "deposit_rates" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"uses_savings_tiers" boolean DEFAULT false,
  	"fixed" boolean DEFAULT false,
  	"approved" boolean DEFAULT true,
  	"deleted" boolean DEFAULT false,
  	"archived" boolean DEFAULT false,
  	"audience_json" varchar,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_deposit_rates_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "deposit_rates_locales" (
  	"early_withdrawal" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_deposit_rates_v_version_bands" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"term_months" numeric,
  	"minimum_balance" numeric,
  	"yield" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_deposit_rates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_uses_savings_tiers" boolean DEFAULT false,
  	"version_fixed" boolean DEFAULT false,
  	"version_approved" boolean DEFAULT true,
  	"version_deleted" boolean DEFAULT false,
  	"version_archived" boolean DEFAULT false,
  	"version_audience_json" varchar,
  	"version_order" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__deposit_rates_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__deposit_rates_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_deposit_rates_v_locales" (
  	"version_early_withdrawal" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "products" ADD COLUMN "rate_id" varchar;
  ALTER TABLE "products" ADD COLUMN "pays_no_interest" boolean DEFAULT false;
  ALTER TABLE "_products_v" ADD COLUMN "version_rate_id" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_pays_no_interest" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "deposit_rates_id" varchar;
  ALTER TABLE "deposit_rates_bands" ADD CONSTRAINT "deposit_rates_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."deposit_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deposit_rates_locales" ADD CONSTRAINT "deposit_rates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."deposit_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_deposit_rates_v_version_bands" ADD CONSTRAINT "_deposit_rates_v_version_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_deposit_rates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_deposit_rates_v" ADD CONSTRAINT "_deposit_rates_v_parent_id_deposit_rates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."deposit_rates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_deposit_rates_v_locales" ADD CONSTRAINT "_deposit_rates_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_deposit_rates_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "deposit_rates_bands_order_idx" ON "deposit_rates_bands" USING btree ("_order");
  CREATE INDEX "deposit_rates_bands_parent_id_idx" ON "deposit_rates_bands" USING btree ("_parent_id");
  CREATE INDEX "deposit_rates_updated_at_idx" ON "deposit_rates" USING btree ("updated_at");
  CREATE INDEX "deposit_rates_created_at_idx" ON "deposit_rates" USING btree ("created_at");
  CREATE INDEX "deposit_rates__status_idx" ON "deposit_rates" USING btree ("_status");
  CREATE UNIQUE INDEX "deposit_rates_locales_locale_parent_id_unique" ON "deposit_rates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_deposit_rates_v_version_bands_order_idx" ON "_deposit_rates_v_version_bands" USING btree ("_order");
  CREATE INDEX "_deposit_rates_v_version_bands_parent_id_idx" ON "_deposit_rates_v_version_bands" USING btree ("_parent_id");
  CREATE INDEX "_deposit_rates_v_parent_idx" ON "_deposit_rates_v" USING btree ("parent_id");
  CREATE INDEX "_deposit_rates_v_version_version_updated_at_idx" ON "_deposit_rates_v" USING btree ("version_updated_at");
  CREATE INDEX "_deposit_rates_v_version_version_created_at_idx" ON "_deposit_rates_v" USING btree ("version_created_at");
  CREATE INDEX "_deposit_rates_v_version_version__status_idx" ON "_deposit_rates_v" USING btree ("version__status");
  CREATE INDEX "_deposit_rates_v_created_at_idx" ON "_deposit_rates_v" USING btree ("created_at");
  CREATE INDEX "_deposit_rates_v_updated_at_idx" ON "_deposit_rates_v" USING btree ("updated_at");
  CREATE INDEX "_deposit_rates_v_snapshot_idx" ON "_deposit_rates_v" USING btree ("snapshot");
  CREATE INDEX "_deposit_rates_v_published_locale_idx" ON "_deposit_rates_v" USING btree ("published_locale");
  CREATE INDEX "_deposit_rates_v_latest_idx" ON "_deposit_rates_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_deposit_rates_v_locales_locale_parent_id_unique" ON "_deposit_rates_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "products" ADD CONSTRAINT "products_rate_id_deposit_rates_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."deposit_rates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_rate_id_deposit_rates_id_fk" FOREIGN KEY ("version_rate_id") REFERENCES "public"."deposit_rates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deposit_rates_fk" FOREIGN KEY ("deposit_rates_id") REFERENCES "public"."deposit_rates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_rate_idx" ON "products" USING btree ("rate_id");
  CREATE INDEX "_products_v_version_version_rate_idx" ON "_products_v" USING btree ("version_rate_id");
  CREATE INDEX "payload_locked_documents_rels_deposit_rates_id_idx" ON "payload_locked_documents_rels" USING btree ("deposit_rates_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "deposit_rates_bands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "deposit_rates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "deposit_rates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_deposit_rates_v_version_bands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_deposit_rates_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_deposit_rates_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "deposit_rates_bands" CASCADE;
  DROP TABLE "deposit_rates" CASCADE;
  DROP TABLE "deposit_rates_locales" CASCADE;
  DROP TABLE "_deposit_rates_v_version_bands" CASCADE;
  DROP TABLE "_deposit_rates_v" CASCADE;
  DROP TABLE "_deposit_rates_v_locales" CASCADE;
  ALTER TABLE "products" DROP CONSTRAINT IF EXISTS "products_rate_id_deposit_rates_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT IF EXISTS "_products_v_version_rate_id_deposit_rates_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_deposit_rates_fk";
  
  DROP INDEX "products_rate_idx";
  DROP INDEX "_products_v_version_version_rate_idx";
  DROP INDEX "payload_locked_documents_rels_deposit_rates_id_idx";
  ALTER TABLE "products" DROP COLUMN "rate_id";
  ALTER TABLE "products" DROP COLUMN "pays_no_interest";
  ALTER TABLE "_products_v" DROP COLUMN "version_rate_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_pays_no_interest";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "deposit_rates_id";
  DROP TYPE "public"."enum_deposit_rates_status";
  DROP TYPE "public"."enum__deposit_rates_v_version_status";
  DROP TYPE "public"."enum__deposit_rates_v_published_locale";`)
}
