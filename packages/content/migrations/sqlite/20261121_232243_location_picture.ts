import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// By hand: the column takes another name and starts empty. Rebuilding the table, as the tool writes it, would take along
// the rows that hang on it.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`settings_share_image_idx\`;`)
  await db.run(sql`ALTER TABLE \`settings\` RENAME COLUMN \`share_image_id\` TO \`location_picture_id\`;`)
  await db.run(sql`UPDATE \`settings\` SET \`location_picture_id\` = NULL;`)
  await db.run(sql`CREATE INDEX \`settings_location_picture_idx\` ON \`settings\` (\`location_picture_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`settings_location_picture_idx\`;`)
  await db.run(sql`ALTER TABLE \`settings\` RENAME COLUMN \`location_picture_id\` TO \`share_image_id\`;`)
  await db.run(sql`UPDATE \`settings\` SET \`share_image_id\` = NULL;`)
  await db.run(sql`CREATE INDEX \`settings_share_image_idx\` ON \`settings\` (\`share_image_id\`);`)
}
