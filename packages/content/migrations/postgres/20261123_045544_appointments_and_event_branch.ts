import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "settings_appointment_topics" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"topic" varchar
  );
  
  CREATE TABLE "settings_appointment_topics_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  ALTER TABLE "events" ADD COLUMN "location_id" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_location_id" varchar;
  ALTER TABLE "settings" ADD COLUMN "telephone_hours" varchar;
  ALTER TABLE "settings" ADD COLUMN "appointment_page" varchar;
  ALTER TABLE "settings_appointment_topics" ADD CONSTRAINT "settings_appointment_topics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_appointment_topics_locales" ADD CONSTRAINT "settings_appointment_topics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings_appointment_topics"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "settings_appointment_topics_order_idx" ON "settings_appointment_topics" USING btree ("_order");
  CREATE INDEX "settings_appointment_topics_parent_id_idx" ON "settings_appointment_topics" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "settings_appointment_topics_locales_locale_parent_id_unique" ON "settings_appointment_topics_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "events" ADD CONSTRAINT "events_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_location_id_locations_id_fk" FOREIGN KEY ("version_location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "events_location_idx" ON "events" USING btree ("location_id");
  CREATE INDEX "_events_v_version_version_location_idx" ON "_events_v" USING btree ("version_location_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings_appointment_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_appointment_topics_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "settings_appointment_topics" CASCADE;
  DROP TABLE "settings_appointment_topics_locales" CASCADE;
  ALTER TABLE "events" DROP CONSTRAINT "events_location_id_locations_id_fk";
  
  ALTER TABLE "_events_v" DROP CONSTRAINT "_events_v_version_location_id_locations_id_fk";
  
  DROP INDEX "events_location_idx";
  DROP INDEX "_events_v_version_version_location_idx";
  ALTER TABLE "events" DROP COLUMN "location_id";
  ALTER TABLE "_events_v" DROP COLUMN "version_location_id";
  ALTER TABLE "settings" DROP COLUMN "telephone_hours";
  ALTER TABLE "settings" DROP COLUMN "appointment_page";`)
}
