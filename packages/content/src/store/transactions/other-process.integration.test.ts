import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { exportSnapshot } from '../../export/export-snapshot.ts'
import { fixtureFiles, writeFixture } from '../../testing/content.ts'
import { temporaryFolder } from '../../testing/folder.ts'
import { temporaryPostgres } from '../../testing/postgres.ts'
import { filledStore } from '../../testing/store.ts'
import { repositoryRoot } from '../environment/repository-root.ts'

const execute = promisify(execFile)

const people = Array.from({ length: 40 }, (_, index) => ({
  id: `person-${index}`,
  firstName: 'Bo',
  lastName: `Lee ${index}`,
  title: { en: 'Banker', es: 'Banquero' },
}))

it.each(['sqlite', 'postgres'] as const)('saves and exports on %s go on, and lose nothing, while another process imports', async (kind) => {
  const url = kind === 'postgres' ? await temporaryPostgres() : undefined
  const store = await filledStore(url)
  const folder = await writeFixture(await temporaryFolder(), { 'staff.yaml': [...fixtureFiles['staff.yaml'], ...people] })
  const environment = { ...process.env, DATA_DIR: store.dataDir, DATABASE_URL: url ?? '' }
  let ended = false
  const importing = execute(process.execPath, ['packages/content/src/import-command.ts', folder], {
    cwd: repositoryRoot,
    env: environment,
  }).finally(() => {
    ended = true
  })
  let saved = 0
  do {
    await Promise.all([
      ...(['en', 'es'] as const).map((locale) =>
        store.payload.update({ collection: 'categories', id: 'home', locale, data: { name: `${locale} ${saved}` } }),
      ),
      exportSnapshot(store, store.dataDir),
    ])
    expect(await store.payload.findByID({ collection: 'categories', id: 'home', locale: 'all' })).toMatchObject({
      name: { en: `en ${saved}`, es: `es ${saved}` },
    })
    saved += 1
  } while (!ended)
  expect((await importing).stdout).toContain('Imported 40 records')
  const { docs } = await store.payload.find({
    collection: 'staff',
    locale: 'all',
    depth: 0,
    pagination: false,
    where: { firstName: { equals: 'Bo' } },
  })
  expect(
    docs
      .map(({ id, lastName, title }) => ({ id, firstName: 'Bo', lastName, title }))
      .toSorted((a, b) => String(a.id).localeCompare(String(b.id))),
  ).toEqual(people.toSorted((a, b) => a.id.localeCompare(b.id)))
})
