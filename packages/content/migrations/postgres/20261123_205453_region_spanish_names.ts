import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "regions" ADD COLUMN "spanish_name" varchar;
  ALTER TABLE "_regions_v" ADD COLUMN "version_spanish_name" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "regions" DROP COLUMN "spanish_name";
  ALTER TABLE "_regions_v" DROP COLUMN "version_spanish_name";`)
}
