import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ContentError } from '../records/problem.ts'
import type { Store } from '../store/open-store.ts'
import { readStore } from '../store/read-store.ts'
import { fixtureFiles, writeFixture } from '../testing/content.ts'
import { temporaryFolder } from '../testing/folder.ts'
import { temporaryStore } from '../testing/store.ts'
import { importContent } from './import-content.ts'
import type { Report } from './report.ts'

const quiet: Report = { begin: () => {}, step: () => {}, note: () => {}, end: () => {} }

const collecting = () => {
  const notes: string[] = []
  return { notes, report: { ...quiet, note: (message: string) => notes.push(message) } }
}

const contentOf = async (store: Store, slug: string, id: string) =>
  (await readStore(store, { version: 'published' })).find((document) => document.slug === slug && document.id === id)?.content

it('[STORE-12] [STORE-13] [STORE-14] [STORE-15] [STORE-16] [STORE-17] imports every kind of record into an empty store under the field names of the model', async () => {
  const store = await temporaryStore()
  const folder = await writeFixture(await temporaryFolder())
  expect(await importContent(store, folder, quiet)).toMatchObject({ unchanged: 0, kept: [] })

  const [home] = fixtureFiles['pages.yaml']
  expect(await contentOf(store, 'pages', 'home')).toEqual({ ...home, approved: true, inSitemap: true, kind: 'page', order: 10 })
  expect(await contentOf(store, 'staff', 'ana')).toMatchObject(fixtureFiles['staff.yaml'][0])
  expect(await contentOf(store, 'posts', 'flood-insurance')).toMatchObject(fixtureFiles['posts.yaml'][0])
  expect(await contentOf(store, 'staff-regions', 'south-louisiana')).toMatchObject(fixtureFiles['staff-regions.yaml'][0])
  expect(await contentOf(store, 'products', 'everyday-checking-en')).toMatchObject(fixtureFiles['products.yaml'][0])
  expect(await contentOf(store, 'product-categories', 'checking')).toMatchObject(fixtureFiles['product-categories.yaml'][0])
  expect(await contentOf(store, 'faq-categories', 'lost')).toMatchObject(fixtureFiles['faq-categories.yaml'][0])
  expect(await contentOf(store, 'faq-questions', 'lost-card')).toMatchObject(fixtureFiles['faq-questions.yaml'][0])
  expect(await contentOf(store, 'audiences', 'business')).toMatchObject(fixtureFiles['audiences.yaml'][1])
  expect(await contentOf(store, 'locations', 'covington')).toMatchObject(fixtureFiles['locations.yaml'][0])
  expect(await contentOf(store, 'settings', 'settings')).toMatchObject(fixtureFiles['settings.yaml'])
  expect(await contentOf(store, 'blocks', 'columns')).toMatchObject(fixtureFiles['blocks/1-home.yaml'][1])
})

it('[D-STORE-6] keeps *_json fields as JSON text, also when the file holds a plain structure', async () => {
  const store = await temporaryStore()
  await importContent(store, await writeFixture(await temporaryFolder()), quiet)
  const pages = (await contentOf(store, 'menus', 'primary'))?.['pages_json']
  expect(JSON.parse(String(pages))).toEqual(fixtureFiles['menus.yaml'][0].pages_json)
  const audience = (await contentOf(store, 'blocks', 'home-banner'))?.['Audience_json']
  expect(JSON.parse(String(audience))).toEqual([{ audience: 'business' }])
})

it('keeps the bytes of a picture as they are and its point of interest', async () => {
  const store = await temporaryStore()
  const folder = await writeFixture(await temporaryFolder())
  await importContent(store, folder, quiet)
  expect(
    (await readFile(join(store.dataDir, 'media', 'gulf-dawn.webp'))).equals(await readFile(join(folder, 'media', 'gulf-dawn.webp'))),
  ).toBe(true)
  expect(await contentOf(store, 'media', 'gulf-dawn')).toMatchObject({
    focalX: 72,
    focalY: 0,
    alt: { en: 'The sea at dawn', es: 'El mar al amanecer' },
  })
})

it('writes nothing the second time', async () => {
  const store = await temporaryStore()
  const folder = await writeFixture(await temporaryFolder())
  const first = await importContent(store, folder, quiet)
  expect(await importContent(store, folder, quiet)).toEqual({ written: 0, unchanged: first.written, kept: [] })
})

it('finishes an import that was interrupted', async () => {
  const store = await temporaryStore()
  const more = Array.from({ length: 30 }, (_, index) => ({ id: `more-${index}`, name: { en: `More ${index}`, es: `Más ${index}` } }))
  const folder = await writeFixture(await temporaryFolder(), { 'categories.yaml': [...fixtureFiles['categories.yaml'], ...more] })
  let steps = 0
  const interrupting: Report = {
    ...quiet,
    step: () => {
      steps += 1
      if (steps === 40) throw new Error('interrupted')
    },
  }
  await expect(importContent(store, folder, interrupting)).rejects.toThrow('interrupted')
  const resumed = await importContent(store, folder, quiet)
  expect(resumed).toMatchObject({ unchanged: 25, kept: [] })
  expect(resumed.written).toBeGreaterThan(0)

  const whole = await temporaryStore()
  await importContent(whole, folder, quiet)
  expect(await readStore(store, { version: 'latest' })).toEqual(await readStore(whole, { version: 'latest' }))
})

it('brings in what changed in the files, and takes out a Spanish text that is gone from them', async () => {
  const store = await temporaryStore()
  const folder = await writeFixture(await temporaryFolder())
  await importContent(store, folder, quiet)
  const [banner, columns] = fixtureFiles['blocks/1-home.yaml']
  await writeFixture(folder, { 'blocks/1-home.yaml': [{ ...banner, headline: { en: 'Good evening' } }, columns] })
  expect(await importContent(store, folder, quiet)).toMatchObject({ written: 1, kept: [] })
  expect((await contentOf(store, 'blocks', 'home-banner'))?.['headline']).toEqual({ en: 'Good evening' })
})

const editedTitle = [{ ...fixtureFiles['pages.yaml'][0], title: { en: 'From the files' } }, fixtureFiles['pages.yaml'][1]]

it.each([
  ['published', 'published'],
  ['a draft', 'draft'],
] as const)('leaves a record alone that an editor changed, when the change is %s, and says so', async (_name, status) => {
  const store = await temporaryStore()
  const folder = await writeFixture(await temporaryFolder())
  await importContent(store, folder, quiet)
  await store.payload.update({
    collection: 'pages',
    id: 'home',
    locale: 'en',
    draft: status === 'draft',
    data: { title: 'From an editor', _status: status },
  })

  await writeFixture(folder, { 'pages.yaml': editedTitle })
  const { notes, report } = collecting()
  expect(await importContent(store, folder, report)).toMatchObject({ written: 0, kept: ['pages/home'] })
  expect(notes).toEqual(['pages/home was changed in the admin since it was imported; it stays as it is.'])
  const latest = await readStore(store, { version: 'latest' })
  expect(latest.find(({ slug, id }) => slug === 'pages' && id === 'home')?.content['title']).toEqual({ en: 'From an editor', es: 'Inicio' })
})

it('[D-STORE-1] refuses broken files as a whole, naming file, record, field and value of every problem', async () => {
  const store = await temporaryStore()
  const folder = await writeFixture(await temporaryFolder(), {
    'blocks/2-more.yaml': [
      { id: 'ask-en', kind: 'ctaBox', layout: 'billboard' },
      { id: 'odd', kind: 'carousel' },
      { id: 'ask-en', kind: 'simpleContent', contents: 'x' },
    ],
    'locations.yaml': [{ id: 'main', zip: 77002, timeZone: 'CST' }],
    'categories.yaml': '- id: [',
    'staff.yaml': [{ id: 'Ana Reyes' }],
  })
  const refusal = await importContent(store, folder, quiet).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ContentError)
  const { message } = refusal as ContentError
  expect(message).toContain('content/blocks/2-more.yaml ask-en, field layout, value "billboard": must be one of standard, mini, full')
  expect(message).toContain('content/blocks/2-more.yaml odd, field kind, value "carousel": must be one of')
  expect(message).toContain('field contents, value "x": is not a field of this record')
  expect(message).toContain('content/locations.yaml main, field zip, value 77002: must be a text, not a number (write it in quotes)')
  expect(message).toContain('content/locations.yaml main, field timeZone, value "CST": must be the name of a time zone')
  expect(message).toContain('content/categories.yaml: is not valid YAML')
  expect(message).toContain('content/staff.yaml Ana Reyes, field id, value "Ana Reyes": must be a short name')
  expect(await readStore(store, { version: 'latest' })).toEqual([])
})

it('[D-STORE-1] refuses files that leave out what is required, in rows too', async () => {
  const store = await temporaryStore()
  const [home, ...others] = fixtureFiles['pages.yaml']
  const { title: _none, ...untitled } = home
  const folder = await writeFixture(await temporaryFolder(), {
    'pages.yaml': [{ ...untitled, blocks: [{}] }, ...others],
    'staff.yaml': [{ id: 'ana', firstName: 'Ana' }],
  })
  const refusal = await importContent(store, folder, quiet).catch((error: unknown) => error)
  const { message } = refusal as ContentError
  expect(message).toContain('content/pages.yaml home, field title: is required in English')
  expect(message).toContain('content/pages.yaml home, field blocks, row 1, block: is required')
  expect(message).toContain('content/staff.yaml ana, field lastName: is required')
  expect(await readStore(store, { version: 'latest' })).toEqual([])
})

it('refuses references that lead nowhere or in a circle before anything is stored', async () => {
  const store = await temporaryStore()
  const folder = await writeFixture(await temporaryFolder(), {
    'pages.yaml': [{ id: 'home', uri: '/', title: { en: 'Home' }, blocks: [{ block: 'home-baner' }] }],
    'faq-categories.yaml': [
      { id: 'cards', name: { en: 'Cards' }, Parent: 'accounts' },
      { id: 'accounts', name: { en: 'Accounts' }, Parent: 'cards' },
    ],
  })
  const refusal = await importContent(store, folder, quiet).catch((error: unknown) => error)
  const { message } = refusal as ContentError
  expect(message).toContain('content/pages.yaml home, field blocks, row 1, block, value "home-baner": there is no such record in blocks')
  expect(message).toContain('content/faq-categories.yaml accounts, field Parent, value "cards": leads in a circle back to this record')
  expect(await readStore(store, { version: 'latest' })).toEqual([])
})
