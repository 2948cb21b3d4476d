import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_media_plate_corner" AS ENUM('left', 'right');
  ALTER TABLE "media" ADD COLUMN "plate_corner" "enum_media_plate_corner";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP COLUMN "plate_corner";
  DROP TYPE "public"."enum_media_plate_corner";`)
}
