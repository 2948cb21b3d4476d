import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Whoever could do everything before there were roles still can. */
const roles = ['writer', 'rates', 'locations', 'approver', 'administrator']

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_roles" AS ENUM('writer', 'rates', 'locations', 'approver', 'administrator');
  CREATE TYPE "public"."enum_history_action" AS ENUM('created', 'changed', 'restored', 'published', 'unpublished', 'removed');
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "history_difference" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" varchar NOT NULL,
  	"before" varchar,
  	"after" varchar
  );
  
  CREATE TABLE "history" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"record" varchar NOT NULL,
  	"action" "enum_history_action" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar NOT NULL,
  	"person" varchar NOT NULL,
  	"language" varchar,
  	"reason" varchar
  );
  
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "history_difference" ADD CONSTRAINT "history_difference_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."history"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "history_difference_order_idx" ON "history_difference" USING btree ("_order");
  CREATE INDEX "history_difference_parent_id_idx" ON "history_difference" USING btree ("_parent_id");
  CREATE INDEX "history_kind_idx" ON "history" USING btree ("kind");
  CREATE INDEX "history_record_idx" ON "history" USING btree ("record");
  CREATE INDEX "history_at_idx" ON "history" USING btree ("at");`)
  for (const [index, role] of roles.entries())
    await db.execute(sql`INSERT INTO "users_roles" ("order", "parent_id", "value") SELECT ${index + 1}, "id", ${role}::"enum_users_roles" FROM "users";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "users_roles" CASCADE;
  DROP TABLE "history_difference" CASCADE;
  DROP TABLE "history" CASCADE;
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_history_action";`)
}
