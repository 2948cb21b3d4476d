import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "settings_departments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"email" varchar
  );
  
  ALTER TABLE "settings" ADD COLUMN "contact_subject" varchar;
  ALTER TABLE "settings_departments" ADD CONSTRAINT "settings_departments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "settings_departments_order_idx" ON "settings_departments" USING btree ("_order");
  CREATE INDEX "settings_departments_parent_id_idx" ON "settings_departments" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "settings_departments" CASCADE;
  ALTER TABLE "settings" DROP COLUMN "contact_subject";`)
}
