import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_closure_log_action" AS ENUM('closed', 'reopened');
  CREATE TABLE "closure_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"location" varchar NOT NULL,
  	"action" "enum_closure_log_action" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar NOT NULL,
  	"reason" varchar,
  	"asked" varchar
  );
  
  ALTER TABLE "locations" ADD COLUMN "closure_since" varchar;
  ALTER TABLE "locations" ADD COLUMN "closure_atm" boolean DEFAULT false;
  ALTER TABLE "locations_locales" ADD COLUMN "closure_reason" varchar;
  ALTER TABLE "locations_locales" ADD COLUMN "closure_alert_text" varchar;
  ALTER TABLE "_locations_v" ADD COLUMN "version_closure_since" varchar;
  ALTER TABLE "_locations_v" ADD COLUMN "version_closure_atm" boolean DEFAULT false;
  ALTER TABLE "_locations_v_locales" ADD COLUMN "version_closure_reason" varchar;
  ALTER TABLE "_locations_v_locales" ADD COLUMN "version_closure_alert_text" varchar;
  CREATE INDEX "closure_log_location_idx" ON "closure_log" USING btree ("location");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "closure_log" CASCADE;
  ALTER TABLE "locations" DROP COLUMN "closure_since";
  ALTER TABLE "locations" DROP COLUMN "closure_atm";
  ALTER TABLE "locations_locales" DROP COLUMN "closure_reason";
  ALTER TABLE "locations_locales" DROP COLUMN "closure_alert_text";
  ALTER TABLE "_locations_v" DROP COLUMN "version_closure_since";
  ALTER TABLE "_locations_v" DROP COLUMN "version_closure_atm";
  ALTER TABLE "_locations_v_locales" DROP COLUMN "version_closure_reason";
  ALTER TABLE "_locations_v_locales" DROP COLUMN "version_closure_alert_text";
  DROP TYPE "public"."enum_closure_log_action";`)
}
