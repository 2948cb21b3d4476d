import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BasePayload } from 'payload'
import { storeConfig } from './store/config.ts'
import type { DatabaseKind } from './store/database/database-kind.ts'
import { repositoryRoot } from './store/environment/repository-root.ts'

/**
 * Writes the migration that brings both databases to the declared collections: run it after a collection has changed, with a
 * name for the change, and read the result before you commit it. It needs no database.
 */
const urls: Record<DatabaseKind, string> = { sqlite: 'file::memory:', postgres: 'postgres://nobody@localhost/none' }

/** The store's tool writes for bundlers; plain Node wants file endings and told-apart types. */
const forPlainNode = (source: string, isIndex: boolean): string =>
  isIndex
    ? source.replace(/(from '\.\/[^']+?)(?:\.ts)?'/g, "$1.ts'")
    : source
        .replaceAll('{ db, payload, req }', '{ db }')
        .replace(/import \{ (MigrateUpArgs), (MigrateDownArgs), sql \} from '([^']+)'/, "import { type $1, type $2, sql } from '$3'")

const create = async (kind: DatabaseKind, name: string) => {
  const folder = join(repositoryRoot, 'packages/content/migrations', kind)
  const config = storeConfig({
    dataDir: folder,
    databaseUrl: urls[kind],
    secret: 'only for writing a migration',
    bankingHosts: [],
    logLevel: 'error',
    migrationDir: folder,
  })
  const payload = await new BasePayload().init({ config, disableDBConnect: true })
  await payload.db.createMigration({ migrationName: name, payload, forceAcceptWarning: true })
  for (const file of (await readdir(folder)).filter((each) => each.endsWith('.ts'))) {
    const path = join(folder, file)
    await writeFile(path, forPlainNode(await readFile(path, 'utf8'), file === 'index.ts'))
  }
}

const [name] = process.argv.slice(2)
if (!name) {
  console.error('Name the change: node packages/content/src/create-migration-command.ts <name>')
  process.exit(1)
}
await create('sqlite', name)
await create('postgres', name)
console.log('Wrote a migration for both databases. Read them before you commit them.')
process.exit(0)
