import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" ADD COLUMN "photo_id" varchar;
  ALTER TABLE "posts_locales" ADD COLUMN "name" varchar;
  ALTER TABLE "posts_locales" ADD COLUMN "headline" varchar;
  ALTER TABLE "posts_locales" ADD COLUMN "description" varchar;
  ALTER TABLE "posts_locales" ADD COLUMN "excerpt" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_photo_id" varchar;
  ALTER TABLE "_posts_v_locales" ADD COLUMN "version_name" varchar;
  ALTER TABLE "_posts_v_locales" ADD COLUMN "version_headline" varchar;
  ALTER TABLE "_posts_v_locales" ADD COLUMN "version_description" varchar;
  ALTER TABLE "_posts_v_locales" ADD COLUMN "version_excerpt" varchar;
  ALTER TABLE "releases" ADD COLUMN "photo_id" varchar;
  ALTER TABLE "releases_locales" ADD COLUMN "name" varchar;
  ALTER TABLE "releases_locales" ADD COLUMN "headline" varchar;
  ALTER TABLE "releases_locales" ADD COLUMN "description" varchar;
  ALTER TABLE "releases_locales" ADD COLUMN "excerpt" varchar;
  ALTER TABLE "_releases_v" ADD COLUMN "version_photo_id" varchar;
  ALTER TABLE "_releases_v_locales" ADD COLUMN "version_name" varchar;
  ALTER TABLE "_releases_v_locales" ADD COLUMN "version_headline" varchar;
  ALTER TABLE "_releases_v_locales" ADD COLUMN "version_description" varchar;
  ALTER TABLE "_releases_v_locales" ADD COLUMN "version_excerpt" varchar;
  ALTER TABLE "reports" ADD COLUMN "photo_id" varchar;
  ALTER TABLE "reports_locales" ADD COLUMN "name" varchar;
  ALTER TABLE "reports_locales" ADD COLUMN "headline" varchar;
  ALTER TABLE "reports_locales" ADD COLUMN "description" varchar;
  ALTER TABLE "reports_locales" ADD COLUMN "excerpt" varchar;
  ALTER TABLE "_reports_v" ADD COLUMN "version_photo_id" varchar;
  ALTER TABLE "_reports_v_locales" ADD COLUMN "version_name" varchar;
  ALTER TABLE "_reports_v_locales" ADD COLUMN "version_headline" varchar;
  ALTER TABLE "_reports_v_locales" ADD COLUMN "version_description" varchar;
  ALTER TABLE "_reports_v_locales" ADD COLUMN "version_excerpt" varchar;
  ALTER TABLE "smart_tag_cards" ADD COLUMN "refresh" boolean DEFAULT false;
  ALTER TABLE "_smart_tag_cards_v" ADD COLUMN "version_refresh" boolean DEFAULT false;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "releases" ADD CONSTRAINT "releases_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_releases_v" ADD CONSTRAINT "_releases_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "posts_photo_idx" ON "posts" USING btree ("photo_id");
  CREATE INDEX "_posts_v_version_version_photo_idx" ON "_posts_v" USING btree ("version_photo_id");
  CREATE INDEX "releases_photo_idx" ON "releases" USING btree ("photo_id");
  CREATE INDEX "_releases_v_version_version_photo_idx" ON "_releases_v" USING btree ("version_photo_id");
  CREATE INDEX "reports_photo_idx" ON "reports" USING btree ("photo_id");
  CREATE INDEX "_reports_v_version_version_photo_idx" ON "_reports_v" USING btree ("version_photo_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" DROP CONSTRAINT "posts_photo_id_media_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_photo_id_media_id_fk";
  
  ALTER TABLE "releases" DROP CONSTRAINT "releases_photo_id_media_id_fk";
  
  ALTER TABLE "_releases_v" DROP CONSTRAINT "_releases_v_version_photo_id_media_id_fk";
  
  ALTER TABLE "reports" DROP CONSTRAINT "reports_photo_id_media_id_fk";
  
  ALTER TABLE "_reports_v" DROP CONSTRAINT "_reports_v_version_photo_id_media_id_fk";
  
  DROP INDEX "posts_photo_idx";
  DROP INDEX "_posts_v_version_version_photo_idx";
  DROP INDEX "releases_photo_idx";
  DROP INDEX "_releases_v_version_version_photo_idx";
  DROP INDEX "reports_photo_idx";
  DROP INDEX "_reports_v_version_version_photo_idx";
  ALTER TABLE "posts" DROP COLUMN "photo_id";
  ALTER TABLE "posts_locales" DROP COLUMN "name";
  ALTER TABLE "posts_locales" DROP COLUMN "headline";
  ALTER TABLE "posts_locales" DROP COLUMN "description";
  ALTER TABLE "posts_locales" DROP COLUMN "excerpt";
  ALTER TABLE "_posts_v" DROP COLUMN "version_photo_id";
  ALTER TABLE "_posts_v_locales" DROP COLUMN "version_name";
  ALTER TABLE "_posts_v_locales" DROP COLUMN "version_headline";
  ALTER TABLE "_posts_v_locales" DROP COLUMN "version_description";
  ALTER TABLE "_posts_v_locales" DROP COLUMN "version_excerpt";
  ALTER TABLE "releases" DROP COLUMN "photo_id";
  ALTER TABLE "releases_locales" DROP COLUMN "name";
  ALTER TABLE "releases_locales" DROP COLUMN "headline";
  ALTER TABLE "releases_locales" DROP COLUMN "description";
  ALTER TABLE "releases_locales" DROP COLUMN "excerpt";
  ALTER TABLE "_releases_v" DROP COLUMN "version_photo_id";
  ALTER TABLE "_releases_v_locales" DROP COLUMN "version_name";
  ALTER TABLE "_releases_v_locales" DROP COLUMN "version_headline";
  ALTER TABLE "_releases_v_locales" DROP COLUMN "version_description";
  ALTER TABLE "_releases_v_locales" DROP COLUMN "version_excerpt";
  ALTER TABLE "reports" DROP COLUMN "photo_id";
  ALTER TABLE "reports_locales" DROP COLUMN "name";
  ALTER TABLE "reports_locales" DROP COLUMN "headline";
  ALTER TABLE "reports_locales" DROP COLUMN "description";
  ALTER TABLE "reports_locales" DROP COLUMN "excerpt";
  ALTER TABLE "_reports_v" DROP COLUMN "version_photo_id";
  ALTER TABLE "_reports_v_locales" DROP COLUMN "version_name";
  ALTER TABLE "_reports_v_locales" DROP COLUMN "version_headline";
  ALTER TABLE "_reports_v_locales" DROP COLUMN "version_description";
  ALTER TABLE "_reports_v_locales" DROP COLUMN "version_excerpt";
  ALTER TABLE "smart_tag_cards" DROP COLUMN "refresh";
  ALTER TABLE "_smart_tag_cards_v" DROP COLUMN "version_refresh";`)
}
