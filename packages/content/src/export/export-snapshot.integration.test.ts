import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadSnapshot } from '../snapshot/load-snapshot.ts'
import { readStore } from '../store/read-store.ts'
import { inStoreTransaction } from '../store/transactions/in-store-transaction.ts'
import { fixtureFiles } from '../testing/content.ts'
import { temporaryPostgres } from '../testing/postgres.ts'
import { filledStore } from '../testing/store.ts'
import { exportSnapshot } from './export-snapshot.ts'

it('[STORE-12] [STORE-17] exports the content as the files say it, in both languages, without anything of the database', async () => {
  const store = await filledStore()
  const { hash, changed, warnings } = await exportSnapshot(store, store.dataDir)
  expect({ changed, warnings }).toEqual({ changed: true, warnings: [] })
  const loaded = await loadSnapshot(store.dataDir)
  expect(loaded.hash).toBe(hash)
  const { snapshot } = loaded
  expect(snapshot.records.pages).toMatchObject(fixtureFiles['pages.yaml'])
  expect(snapshot.records.locations).toMatchObject(fixtureFiles['locations.yaml'])
  expect(snapshot.settings).toEqual({ ...fixtureFiles['settings.yaml'] })
  expect(snapshot.blocks.map(({ id, kind }) => [id, kind])).toEqual([
    ['home-banner', 'banner'],
    ['columns', 'triColumn'],
    ['ask-en', 'ctaBox'],
    ['ask-es', 'ctaBox'],
    ['words', 'simpleContent'],
  ])
  expect(snapshot.blocks[1]).toEqual({ ...fixtureFiles['blocks/1-home.yaml'][1], approved: true, order: 20 })
  const dawn = snapshot.media.find(({ id }) => id === 'gulf-dawn')
  expect(dawn).toMatchObject({ filename: 'gulf-dawn.webp', width: 60, height: 40, focalX: 72, focalY: 0 })
  expect(JSON.stringify(snapshot)).not.toMatch(/createdAt|updatedAt|_status|blockType|sourceHash|:null/)
})

it('gives the same bytes for the same content, twice and from either database', async () => {
  const store = await filledStore()
  const first = await exportSnapshot(store, store.dataDir)
  const bytes = await readFile(first.file)
  await rm(first.file)
  const second = await exportSnapshot(store, store.dataDir)
  expect(second).toEqual({ ...first, changed: false })
  expect((await readFile(second.file)).equals(bytes)).toBe(true)

  const onPostgres = await filledStore(await temporaryPostgres())
  const third = await exportSnapshot(onPostgres, onPostgres.dataDir)
  expect(third.hash).toBe(first.hash)
  expect((await readFile(third.file)).equals(bytes)).toBe(true)
})

it('[FOOT-16] leaves out what is not approved, deleted, archived or only a draft', async () => {
  const store = await filledStore()
  const add = (id: string, data: object, draft = false) =>
    store.payload.create({
      collection: 'pages',
      draft,
      locale: 'en',
      data: { id, uri: `/${id}/`, title: id, approved: true, _status: draft ? 'draft' : 'published', ...data },
    })
  await add('unapproved', { approved: false })
  await add('deleted', { deleted: true })
  await add('archived', { archived: true })
  await add('drafted', {}, true)
  await add('shown', { order: 5 })
  await exportSnapshot(store, store.dataDir)
  const { snapshot } = await loadSnapshot(store.dataDir)
  expect(snapshot.records.pages.map(({ id }) => id)).toEqual(['shown', 'home', 'ask'])
})

it('publishes what is published while an editor works on a newer draft', async () => {
  const store = await filledStore()
  const before = await exportSnapshot(store, store.dataDir)
  await store.payload.update({
    collection: 'pages',
    id: 'home',
    locale: 'en',
    draft: true,
    data: { title: 'Half a thou', _status: 'draft' },
  })
  expect(await exportSnapshot(store, store.dataDir)).toEqual({ ...before, changed: false })
})

it.each([
  ['not approved', { approved: false }, 'blocks columns is not approved'],
  ['deleted', { deleted: true }, 'blocks columns is marked deleted'],
  ['archived', { archived: true }, 'blocks columns is archived'],
])('[BLK-03] [D-BLK-2] publishes a page without a block that is %s, and says so', async (_name, data, reason) => {
  const store = await filledStore()
  await store.payload.update({ collection: 'blocks', id: 'columns', locale: 'en', data })
  const { warnings } = await exportSnapshot(store, store.dataDir)
  expect(warnings).toEqual([`pages home, field blocks, row 2, block, value "columns": ${reason}; the page is published without it`])
  const { snapshot } = await loadSnapshot(store.dataDir)
  expect(snapshot.blocks.map(({ id }) => id)).not.toContain('columns')
  expect(snapshot.records.pages.map(({ id }) => id)).toContain('home')
})

it('[D-BLK-2] refuses a page whose blocks are all hidden, which would say nothing', async () => {
  const store = await filledStore()
  const { snapshot } = await exportSnapshot(store, store.dataDir).then(() => loadSnapshot(store.dataDir))
  const page = snapshot.records.pages.find(({ id }) => id === 'home')
  const ids = (page?.blocks ?? []).flatMap(({ block }) => block ?? [])
  for (const id of snapshot.blocks
    .map((block) => block.id)
    .filter((id) => ids.some((name) => [name, `${name}-en`, `${name}-es`].includes(id))))
    await store.payload.update({ collection: 'blocks', id, locale: 'en', data: { archived: true } })
  await expect(exportSnapshot(store, store.dataDir)).rejects.toThrow(
    'pages home, field blocks, row 1, block, value "home-banner": blocks home-banner is archived; publish it or take the reference out',
  )
})

it('lists records that do not fit each other, all at once', async () => {
  const store = await filledStore()
  const { payload } = store
  await payload.update({ collection: 'pages', id: 'ask', locale: 'en', data: { uri: '/' } })
  await payload.update({ collection: 'faq-categories', id: 'cards', locale: 'en', data: { Parent: 'lost' } })
  await payload.update({ collection: 'audiences', id: 'business', locale: 'en', data: { name: 'Personal general' } })
  await rm(join(store.dataDir, 'media', 'portrait-a.png'))
  const { message } = (await exportSnapshot(store, store.dataDir).catch((error: unknown) => error)) as Error
  expect(message).toContain('(4 problems)')
  expect(message).toContain('pages ask, field uri, value "/": is taken by pages home')
  expect(message).toContain('field Parent, value')
  expect(message).toContain('leads in a circle back to this record')
  expect(message).toContain('audiences business, field name, value "Personal general": is the name of personal-general already')
  expect(message).toContain('media portrait-a, field filename, value "portrait-a.png": the file')
})

it.each(['sqlite', 'postgres'] as const)('reads one state of the content on %s, whatever is saved meanwhile', async (kind) => {
  const store = await filledStore(kind === 'postgres' ? await temporaryPostgres() : undefined)
  await inStoreTransaction(store, 'read', async (transactionID) => {
    const before = await readStore(store, { version: 'published', transactionID })
    await store.payload.update({ collection: 'pages', id: 'home', locale: 'en', data: { title: 'Saved meanwhile' } })
    expect(await readStore(store, { version: 'published', transactionID })).toEqual(before)
  })
  const after = await readStore(store, { version: 'published' })
  expect(after.find(({ slug, id }) => slug === 'pages' && id === 'home')?.content['title']).toEqual({ en: 'Saved meanwhile', es: 'Inicio' })
})
