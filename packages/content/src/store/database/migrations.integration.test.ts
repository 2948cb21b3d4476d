import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BasePayload } from 'payload'
import { expect, it } from 'vitest'
import { storeConfig } from '../config.ts'
import { repositoryRoot } from '../environment/repository-root.ts'

type SchemaTool = { schema: object; requireDrizzleKit: () => { generateDrizzleJson: (schema: object) => object } }

const withoutIds = (snapshot: object) => ({ ...snapshot, id: '', prevId: '' })

it.each([
  ['sqlite', 'file::memory:'],
  ['postgres', 'postgres://nobody@localhost/none'],
])('the migrations for %s lead to the collections as they are declared now', async (kind, databaseUrl) => {
  const folder = join(repositoryRoot, 'packages/content/migrations', kind)
  const config = storeConfig({ dataDir: folder, databaseUrl, secret: 'only for reading a schema', bankingHosts: [], logLevel: 'silent' })
  const payload = await new BasePayload().init({ config, disableDBConnect: true })
  const tool = payload.db as unknown as SchemaTool
  const declared = await tool.requireDrizzleKit().generateDrizzleJson(tool.schema)
  const newest =
    (await readdir(folder))
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .at(-1) ?? ''
  const migrated = JSON.parse(await readFile(join(folder, newest), 'utf8'))
  // When this fails, run: node packages/content/src/create-migration-command.ts <name of the change>
  expect(withoutIds(JSON.parse(JSON.stringify(declared)))).toEqual(withoutIds(migrated))
})
