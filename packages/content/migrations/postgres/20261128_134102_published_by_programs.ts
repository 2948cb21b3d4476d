import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_reviews_action" ADD VALUE 'published';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reviews" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_reviews_action";
  CREATE TYPE "public"."enum_reviews_action" AS ENUM('submitted', 'commented', 'sentBack', 'approved', 'withdrawn', 'scheduled', 'unscheduled', 'failed', 'endScheduled', 'endUnscheduled', 'ended', 'emergency', 'confirmed');
  ALTER TABLE "reviews" ALTER COLUMN "action" SET DATA TYPE "public"."enum_reviews_action" USING "action"::"public"."enum_reviews_action";`)
}
