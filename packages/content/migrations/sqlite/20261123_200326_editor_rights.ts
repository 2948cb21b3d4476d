import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** Whoever could do everything before there were roles still can. */
const roles = ['writer', 'rates', 'locations', 'approver', 'administrator']

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`users_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_roles_order_idx\` ON \`users_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_roles_parent_idx\` ON \`users_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`history_difference\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`field\` text NOT NULL,
  	\`before\` text,
  	\`after\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`history\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`history_difference_order_idx\` ON \`history_difference\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`history_difference_parent_id_idx\` ON \`history_difference\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`history\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`record\` text NOT NULL,
  	\`action\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`by\` text NOT NULL,
  	\`person\` text NOT NULL,
  	\`language\` text,
  	\`reason\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`history_kind_idx\` ON \`history\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`history_record_idx\` ON \`history\` (\`record\`);`)
  await db.run(sql`CREATE INDEX \`history_at_idx\` ON \`history\` (\`at\`);`)
  for (const [index, role] of roles.entries())
    await db.run(sql`INSERT INTO \`users_roles\` (\`order\`, \`parent_id\`, \`value\`) SELECT ${index + 1}, \`id\`, ${role} FROM \`users\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`users_roles\`;`)
  await db.run(sql`DROP TABLE \`history_difference\`;`)
  await db.run(sql`DROP TABLE \`history\`;`)
}
