import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "locations" ADD COLUMN "time_zone" varchar;
  ALTER TABLE "_locations_v" ADD COLUMN "version_time_zone" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "locations" DROP COLUMN "time_zone";
  ALTER TABLE "_locations_v" DROP COLUMN "version_time_zone";`)
}
