import { readdir } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { type DatabaseKind, databaseFile, databaseKind } from './database-kind.ts'

/** Asks a database for the values of one column. */
type Ask = (sql: string) => Promise<readonly unknown[]>

const onSqlite = async <Result>(databaseUrl: string, run: (ask: Ask) => Promise<Result>): Promise<Result> => {
  const database = new DatabaseSync(databaseFile(databaseUrl), { readOnly: true })
  try {
    return await run(async (sql) =>
      database
        .prepare(sql)
        .all()
        .map(({ found }) => found),
    )
  } finally {
    database.close()
  }
}

const onPostgres = async <Result>(databaseUrl: string, run: (ask: Ask) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await run(async (sql) => (await client.query<{ found: unknown }>(sql)).rows.map(({ found }) => found))
  } finally {
    await client.end()
  }
}

/** Names of all migrations, by the descriptions that stand beside them. */
const everyMigration = async (kind: DatabaseKind): Promise<readonly string[]> => {
  const files = await readdir(fileURLToPath(new URL(`../../../migrations/${kind}`, import.meta.url)))
  return files.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
}

/**
 * Whether a store has the newest schema and an editor, as two questions to its database: opening the whole store only to find that there is nothing to do
 * takes seconds. Whatever is wrong with it counts as no: opening it says what that is.
 */
export const isPrepared = async (databaseUrl: string): Promise<boolean> => {
  const kind = databaseKind(databaseUrl)
  const names = await everyMigration(kind)
  const look = async (ask: Ask): Promise<boolean> => {
    const done = new Set(await ask('select name as found from payload_migrations'))
    const editors = await ask('select id as found from users limit 1')
    return names.every((name) => done.has(name)) && editors.length > 0
  }
  return (kind === 'postgres' ? onPostgres(databaseUrl, look) : onSqlite(databaseUrl, look)).catch(() => false)
}
