import { describe, expect, it } from 'vitest'
import { adminApi } from '../testing/admin-api.ts'
import { writeFixture } from '../testing/content.ts'
import { databases, usualDatabases } from '../testing/databases.ts'
import { temporaryFolder } from '../testing/folder.ts'
import { temporaryStore } from '../testing/store.ts'
import { importContent } from './import-content.ts'
import { plainReport } from './report.ts'

const quiet = plainReport(() => {})

describe.each(usualDatabases)('what is imported on %s', (kind) => {
  it('is one version in both languages, which restores both', async () => {
    const store = await temporaryStore(await databases[kind]())
    const folder = await writeFixture(await temporaryFolder())
    await importContent(store, folder, quiet)
    const { payload } = store
    const versionsOf = (id: string) =>
      payload.findVersions({ collection: 'pages', where: { parent: { equals: id } }, sort: 'id', locale: 'all', pagination: false })
    const { docs } = await versionsOf('home')
    const inBoth = { title: { en: 'Home', es: 'Inicio' }, _status: 'published' }
    expect(docs).toMatchObject([{ latest: true, version: inBoth }])
    expect((await payload.findGlobalVersions({ slug: 'settings', pagination: false })).docs).toHaveLength(1)

    const { call } = await (await adminApi(store)).signIn('ana@bank.example', 'writer')
    await call('PATCH', '/pages/home?locale=es&draft=true', { title: 'Portada' })
    expect((await call('POST', `/pages/versions/${docs[0]?.id}?draft=true`)).status).toBe(200)
    const restored = await payload.findByID({ collection: 'pages', id: 'home', draft: true, locale: 'all', depth: 0 })
    expect(restored['title']).toEqual(inBoth.title)
  })
})
