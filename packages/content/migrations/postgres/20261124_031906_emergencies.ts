import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_reviews_action" ADD VALUE 'ended';
  ALTER TYPE "public"."enum_reviews_action" ADD VALUE 'emergency';
  ALTER TYPE "public"."enum_reviews_action" ADD VALUE 'confirmed';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendNews';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendNews';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reviews" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_reviews_action";
  CREATE TYPE "public"."enum_reviews_action" AS ENUM('submitted', 'commented', 'sentBack', 'approved', 'withdrawn', 'scheduled', 'unscheduled', 'failed', 'endScheduled', 'endUnscheduled');
  ALTER TABLE "reviews" ALTER COLUMN "action" SET DATA TYPE "public"."enum_reviews_action" USING "action"::"public"."enum_reviews_action";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'publishLater');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'publishLater');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";`)
}
