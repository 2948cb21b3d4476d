import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_settings_message_routes_form" AS ENUM('support', 'heroes', 'homeAssist', 'appointment');
  CREATE TYPE "public"."enum__settings_v_version_message_routes_form" AS ENUM('support', 'heroes', 'homeAssist', 'appointment');
  CREATE TABLE "settings_message_routes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"form" "enum_settings_message_routes_form",
  	"topic" varchar,
  	"recipient" varchar,
  	"subject" varchar
  );
  
  CREATE TABLE "_settings_v_version_message_routes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"form" "enum__settings_v_version_message_routes_form",
  	"topic" varchar,
  	"recipient" varchar,
  	"subject" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "settings" ADD COLUMN "acknowledge_messages" boolean DEFAULT false;
  ALTER TABLE "_settings_v" ADD COLUMN "version_acknowledge_messages" boolean DEFAULT false;
  ALTER TABLE "settings_message_routes" ADD CONSTRAINT "settings_message_routes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_message_routes" ADD CONSTRAINT "_settings_v_version_message_routes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "settings_message_routes_order_idx" ON "settings_message_routes" USING btree ("_order");
  CREATE INDEX "settings_message_routes_parent_id_idx" ON "settings_message_routes" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_message_routes_order_idx" ON "_settings_v_version_message_routes" USING btree ("_order");
  CREATE INDEX "_settings_v_version_message_routes_parent_id_idx" ON "_settings_v_version_message_routes" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "settings_message_routes" CASCADE;
  DROP TABLE "_settings_v_version_message_routes" CASCADE;
  ALTER TABLE "settings" DROP COLUMN "acknowledge_messages";
  ALTER TABLE "_settings_v" DROP COLUMN "version_acknowledge_messages";
  DROP TYPE "public"."enum_settings_message_routes_form";
  DROP TYPE "public"."enum__settings_v_version_message_routes_form";`)
}
