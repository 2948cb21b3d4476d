import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "search_words_instead" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "_search_words_v_version_instead" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "search_words_instead" ADD CONSTRAINT "search_words_instead_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_words_v_version_instead" ADD CONSTRAINT "_search_words_v_version_instead_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_words_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_words_instead_order_idx" ON "search_words_instead" USING btree ("_order");
  CREATE INDEX "search_words_instead_parent_id_idx" ON "search_words_instead" USING btree ("_parent_id");
  CREATE INDEX "_search_words_v_version_instead_order_idx" ON "_search_words_v_version_instead" USING btree ("_order");
  CREATE INDEX "_search_words_v_version_instead_parent_id_idx" ON "_search_words_v_version_instead" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search_words_instead" CASCADE;
  DROP TABLE "_search_words_v_version_instead" CASCADE;`)
}
