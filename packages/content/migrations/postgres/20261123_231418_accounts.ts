import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_asked_roles" AS ENUM('writer', 'rates', 'locations', 'approver', 'leads', 'administrator');
  CREATE TYPE "public"."enum_users_language" AS ENUM('en', 'es');
  ALTER TYPE "public"."enum_users_roles" ADD VALUE 'leads' BEFORE 'administrator';
  CREATE TABLE "users_asked_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_asked_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" varchar NOT NULL,
  	"secret" varchar NOT NULL,
  	"counter" numeric NOT NULL,
  	"recovery" varchar,
  	"wrong_codes" numeric NOT NULL,
  	"since" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "asked_by" varchar;
  ALTER TABLE "users" ADD COLUMN "language" "enum_users_language";
  ALTER TABLE "users" ADD COLUMN "disabled" boolean;
  ALTER TABLE "users" ADD COLUMN "second_factor_since" timestamp(3) with time zone;
  ALTER TABLE "users_asked_roles" ADD CONSTRAINT "users_asked_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_asked_roles_order_idx" ON "users_asked_roles" USING btree ("order");
  CREATE INDEX "users_asked_roles_parent_idx" ON "users_asked_roles" USING btree ("parent_id");
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "users_asked_roles" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  ALTER TABLE "users_roles" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_users_roles";
  CREATE TYPE "public"."enum_users_roles" AS ENUM('writer', 'rates', 'locations', 'approver', 'administrator');
  ALTER TABLE "users_roles" ALTER COLUMN "value" SET DATA TYPE "public"."enum_users_roles" USING "value"::"public"."enum_users_roles";
  ALTER TABLE "users" DROP COLUMN "asked_by";
  ALTER TABLE "users" DROP COLUMN "language";
  ALTER TABLE "users" DROP COLUMN "disabled";
  ALTER TABLE "users" DROP COLUMN "second_factor_since";
  DROP TYPE "public"."enum_users_asked_roles";
  DROP TYPE "public"."enum_users_language";`)
}
