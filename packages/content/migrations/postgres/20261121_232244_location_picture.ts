import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// By hand: the column takes another name and starts empty. Rebuilding the table, as the tool writes it, would take along
// the rows that hang on it.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" RENAME COLUMN "share_image_id" TO "location_picture_id";
  UPDATE "settings" SET "location_picture_id" = NULL;
  ALTER TABLE "settings" RENAME CONSTRAINT "settings_share_image_id_media_id_fk" TO "settings_location_picture_id_media_id_fk";
  ALTER INDEX "settings_share_image_idx" RENAME TO "settings_location_picture_idx";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" RENAME COLUMN "location_picture_id" TO "share_image_id";
  UPDATE "settings" SET "share_image_id" = NULL;
  ALTER TABLE "settings" RENAME CONSTRAINT "settings_location_picture_id_media_id_fk" TO "settings_share_image_id_media_id_fk";
  ALTER INDEX "settings_location_picture_idx" RENAME TO "settings_share_image_idx";`)
}
