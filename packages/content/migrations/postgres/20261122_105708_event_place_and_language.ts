import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_events_state" AS ENUM('tx', 'la', 'ms');
  CREATE TYPE "public"."enum_events_language" AS ENUM('en', 'es', 'both');
  CREATE TYPE "public"."enum__events_v_version_state" AS ENUM('tx', 'la', 'ms');
  CREATE TYPE "public"."enum__events_v_version_language" AS ENUM('en', 'es', 'both');
  ALTER TABLE "events" ADD COLUMN "state" "enum_events_state";
  ALTER TABLE "events" ADD COLUMN "language" "enum_events_language";
  ALTER TABLE "_events_v" ADD COLUMN "version_state" "enum__events_v_version_state";
  ALTER TABLE "_events_v" ADD COLUMN "version_language" "enum__events_v_version_language";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events" DROP COLUMN "state";
  ALTER TABLE "events" DROP COLUMN "language";
  ALTER TABLE "_events_v" DROP COLUMN "version_state";
  ALTER TABLE "_events_v" DROP COLUMN "version_language";
  DROP TYPE "public"."enum_events_state";
  DROP TYPE "public"."enum_events_language";
  DROP TYPE "public"."enum__events_v_version_state";
  DROP TYPE "public"."enum__events_v_version_language";`)
}
