import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_events_sessions_language" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__events_v_version_sessions_language" AS ENUM('en', 'es');
  CREATE TABLE "events_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" varchar,
  	"from" varchar,
  	"to" varchar,
  	"language" "enum_events_sessions_language"
  );
  
  CREATE TABLE "_events_v_version_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar,
  	"from" varchar,
  	"to" varchar,
  	"language" "enum__events_v_version_sessions_language",
  	"_uuid" varchar
  );
  
  ALTER TABLE "events_sessions" ADD CONSTRAINT "events_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_sessions" ADD CONSTRAINT "_events_v_version_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "events_sessions_order_idx" ON "events_sessions" USING btree ("_order");
  CREATE INDEX "events_sessions_parent_id_idx" ON "events_sessions" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_sessions_order_idx" ON "_events_v_version_sessions" USING btree ("_order");
  CREATE INDEX "_events_v_version_sessions_parent_id_idx" ON "_events_v_version_sessions" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "events_sessions" CASCADE;
  DROP TABLE "_events_v_version_sessions" CASCADE;
  DROP TYPE "public"."enum_events_sessions_language";
  DROP TYPE "public"."enum__events_v_version_sessions_language";`)
}
