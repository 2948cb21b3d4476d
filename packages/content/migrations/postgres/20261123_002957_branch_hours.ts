import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_locations_hours_exceptions_part" AS ENUM('all', 'lobby', 'driveThru', 'atm');
  CREATE TYPE "public"."enum__locations_v_version_hours_exceptions_part" AS ENUM('all', 'lobby', 'driveThru', 'atm');
  CREATE TABLE "locations_hours_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"dates" varchar,
  	"part" "enum_locations_hours_exceptions_part" DEFAULT 'all',
  	"hours" varchar
  );
  
  CREATE TABLE "locations_hours_exceptions_locales" (
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_locations_v_version_hours_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"dates" varchar,
  	"part" "enum__locations_v_version_hours_exceptions_part" DEFAULT 'all',
  	"hours" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_locations_v_version_hours_exceptions_locales" (
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "settings_bank_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" varchar,
  	"hours" varchar
  );
  
  CREATE TABLE "settings_bank_holidays_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  ALTER TABLE "locations" ADD COLUMN "atm_hours" varchar;
  ALTER TABLE "locations" ADD COLUMN "first_day" varchar;
  ALTER TABLE "locations" ADD COLUMN "last_day" varchar;
  ALTER TABLE "_locations_v" ADD COLUMN "version_atm_hours" varchar;
  ALTER TABLE "_locations_v" ADD COLUMN "version_first_day" varchar;
  ALTER TABLE "_locations_v" ADD COLUMN "version_last_day" varchar;
  ALTER TABLE "locations_hours_exceptions" ADD CONSTRAINT "locations_hours_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_hours_exceptions_locales" ADD CONSTRAINT "locations_hours_exceptions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations_hours_exceptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_version_hours_exceptions" ADD CONSTRAINT "_locations_v_version_hours_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_version_hours_exceptions_locales" ADD CONSTRAINT "_locations_v_version_hours_exceptions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v_version_hours_exceptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_bank_holidays" ADD CONSTRAINT "settings_bank_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_bank_holidays_locales" ADD CONSTRAINT "settings_bank_holidays_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings_bank_holidays"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "locations_hours_exceptions_order_idx" ON "locations_hours_exceptions" USING btree ("_order");
  CREATE INDEX "locations_hours_exceptions_parent_id_idx" ON "locations_hours_exceptions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "locations_hours_exceptions_locales_locale_parent_id_unique" ON "locations_hours_exceptions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_locations_v_version_hours_exceptions_order_idx" ON "_locations_v_version_hours_exceptions" USING btree ("_order");
  CREATE INDEX "_locations_v_version_hours_exceptions_parent_id_idx" ON "_locations_v_version_hours_exceptions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_locations_v_version_hours_exceptions_locales_locale_parent_" ON "_locations_v_version_hours_exceptions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "settings_bank_holidays_order_idx" ON "settings_bank_holidays" USING btree ("_order");
  CREATE INDEX "settings_bank_holidays_parent_id_idx" ON "settings_bank_holidays" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "settings_bank_holidays_locales_locale_parent_id_unique" ON "settings_bank_holidays_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "locations_hours_exceptions" CASCADE;
  DROP TABLE "locations_hours_exceptions_locales" CASCADE;
  DROP TABLE "_locations_v_version_hours_exceptions" CASCADE;
  DROP TABLE "_locations_v_version_hours_exceptions_locales" CASCADE;
  DROP TABLE "settings_bank_holidays" CASCADE;
  DROP TABLE "settings_bank_holidays_locales" CASCADE;
  ALTER TABLE "locations" DROP COLUMN "atm_hours";
  ALTER TABLE "locations" DROP COLUMN "first_day";
  ALTER TABLE "locations" DROP COLUMN "last_day";
  ALTER TABLE "_locations_v" DROP COLUMN "version_atm_hours";
  ALTER TABLE "_locations_v" DROP COLUMN "version_first_day";
  ALTER TABLE "_locations_v" DROP COLUMN "version_last_day";
  DROP TYPE "public"."enum_locations_hours_exceptions_part";
  DROP TYPE "public"."enum__locations_v_version_hours_exceptions_part";`)
}
