import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_requires" AS ENUM('treasury-analysis-checking', 'construction-loan');
  CREATE TYPE "public"."enum__products_v_version_requires" AS ENUM('treasury-analysis-checking', 'construction-loan');
  ALTER TABLE "products" ADD COLUMN "minimum_age" numeric;
  ALTER TABLE "products" ADD COLUMN "maximum_age" numeric;
  ALTER TABLE "products" ADD COLUMN "requires" "enum_products_requires";
  ALTER TABLE "_products_v" ADD COLUMN "version_minimum_age" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_maximum_age" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_requires" "enum__products_v_version_requires";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" DROP COLUMN "minimum_age";
  ALTER TABLE "products" DROP COLUMN "maximum_age";
  ALTER TABLE "products" DROP COLUMN "requires";
  ALTER TABLE "_products_v" DROP COLUMN "version_minimum_age";
  ALTER TABLE "_products_v" DROP COLUMN "version_maximum_age";
  ALTER TABLE "_products_v" DROP COLUMN "version_requires";
  DROP TYPE "public"."enum_products_requires";
  DROP TYPE "public"."enum__products_v_version_requires";`)
}
