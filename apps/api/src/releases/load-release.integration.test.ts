import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Manifest, manifestKey, type Pointer } from '@bank/releases/manifest/manifest.ts'
import { changeRelease } from '@bank/releases/publish/change-release.ts'
import { publish } from '@bank/releases/publish/publish.ts'
import { readPointer } from '@bank/releases/read/read-release.ts'
import { expect, it } from 'vitest'
import { blobFile, makeCurrent, publishedAs, storeOf, temporaryDataFolder, writeRelease } from '../testing/data-folder.ts'
import { loadNewestWhole, loadRelease } from './load-release.ts'
import type { Release } from './release.ts'

const pointerOf = async (dataDir: string): Promise<Pointer> => {
  const pointer = await readPointer(storeOf(dataDir))
  if (!pointer) throw new Error('Nothing is in force')
  return pointer
}

const current = async (dataDir: string, before?: Release) => loadRelease(storeOf(dataDir), await pointerOf(dataDir), before)

it('reads a release whole, with the hashed files of all that are kept', async () => {
  await using folder = await temporaryDataFolder()
  const { dataDir } = folder
  await writeRelease(dataDir, 'r0', { files: { '/_astro/oldest.js': '0' } })
  await writeRelease(dataDir, 'r1', { files: { '/_astro/old.js': '1', '/media/old.webp': '1', '/gone/index.html': '1' } })
  await writeRelease(dataDir, 'r2', { unprefixed: ['/blog/'], search: { es: [{ url: '/es/', name: 'Inicio' }] } })
  for (const name of ['r0', 'r1', 'r2']) await makeCurrent(dataDir, 'releases', name)
  const release = await current(dataDir)
  expect([...release.files.keys()]).toEqual(['/index.html'])
  expect([...release.leftover.keys()].sort()).toEqual(['/_astro/old.js', '/_astro/oldest.js', '/media/old.webp'])
  expect(release.unprefixed).toEqual(new Set(['/blog/']))
  expect(release.search.es.suggest('inicio')).toEqual(['Inicio'])
  expect(release.search.en.suggest('inicio')).toEqual([])
})

it('takes what did not change from the release before', async () => {
  await using folder = await temporaryDataFolder()
  const { dataDir } = folder
  const files = { '/blog/index.html': '<h1>Blog</h1>' }
  await writeRelease(dataDir, 'r1', { files, search: { en: [{ url: '/', name: 'One' }] } })
  await writeRelease(dataDir, 'r2', { files, search: { en: [{ url: '/', name: 'Two' }] } })
  await makeCurrent(dataDir, 'releases', 'r1')
  const before = await current(dataDir)
  await makeCurrent(dataDir, 'releases', 'r2')
  const release = await current(dataDir, before)
  const blog = release.files.get('/blog/index.html')?.hash ?? ''
  expect(release.texts.get(blog)).toBe(before.texts.get(blog))
  expect(release.search.es).toBe(before.search.es)
  expect(release.search.en).not.toBe(before.search.en)
  expect(release.leftover).toBe(before.leftover)
})

it('[D-SRCH-2] edited search words come with their release, and pages that did not change are not read again', async () => {
  await using folder = await temporaryDataFolder()
  const { dataDir } = folder
  const search = { en: [{ url: '/en/careers/', name: 'Careers' }] }
  await writeRelease(dataDir, 'r1', { search })
  await writeRelease(dataDir, 'r2', { search, words: [{ id: 'jobs', phrases: ['hiring'], answers: ['/en/careers/'] }] })
  await makeCurrent(dataDir, 'releases', 'r1')
  const before = await current(dataDir)
  await makeCurrent(dataDir, 'releases', 'r2')
  const release = await current(dataDir, before)
  const found = ({ search: { en } }: Release) => en.find('hiring').ranking.documents.length
  expect([found(before), found(release)]).toEqual([0, 1])
  expect(release.search.en.parts.read[0]).toBe(before.search.en.parts.read[0])
})

it('reads of an edit what it changed, and takes everything else over', async () => {
  await using folder = await temporaryDataFolder()
  const { dataDir } = folder
  const categories = Array.from({ length: 300 }, (_, index) => ({ id: `category-${index}`, name: { en: `Category ${index}` } }))
  const files = { '/media/lake.1.960.webp': 'lake' }
  await writeRelease(dataDir, 'r1', { files, records: { categories } })
  await writeRelease(dataDir, 'r2', { files, records: { categories: categories.with(7, { id: 'category-7', name: { en: 'New' } }) } })
  await writeRelease(dataDir, 'r3', { files: { ...files, '/new/index.html': 'New' }, records: { categories } })
  await makeCurrent(dataDir, 'releases', 'r1')
  const first = await current(dataDir)
  await makeCurrent(dataDir, 'releases', 'r2')
  const second = await current(dataDir, first)
  expect(second.content.records.categories[7]?.name).toEqual({ en: 'New' })
  expect(second.content.records.categories[299]).toBe(first.content.records.categories[299])
  expect(second.lists).not.toBe(first.lists)
  expect(second.source?.pictures).toBe(first.source?.pictures)
  await makeCurrent(dataDir, 'releases', 'r3')
  const third = await current(dataDir, first)
  // Only a page is new, so nothing that calls answer from is read again.
  expect([third.lists, third.content, third.source?.data.cards]).toEqual([first.lists, first.content, first.source?.data.cards])
  expect(third.lists).toBe(first.lists)
  expect(third.files.get('/new/index.html')).toBeDefined()
  expect(third.files.get('/media/lake.1.960.webp')).toBe(first.files.get('/media/lake.1.960.webp'))
})

const manifestFile = (dataDir: string, { id }: Manifest): string => join(dataDir, 'releases', manifestKey(id))

const flip = async (file: string): Promise<void> => {
  const bytes = await readFile(file)
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  await writeFile(file, bytes)
}

it.each([
  ['its manifest is missing', (dataDir: string, release: Manifest) => rm(manifestFile(dataDir, release))],
  ['its manifest is cut off', (dataDir: string, release: Manifest) => truncate(manifestFile(dataDir, release), 100)],
  ['its manifest is another one', (dataDir: string, release: Manifest) => flip(manifestFile(dataDir, release))],
  ['its content is missing', (dataDir: string, { content }: Manifest) => rm(blobFile(dataDir, content))],
  ['its content is cut off', (dataDir: string, { content }: Manifest) => truncate(blobFile(dataDir, content), 20)],
  ['its content is another one', (dataDir: string, { content }: Manifest) => flip(blobFile(dataDir, content))],
  ['its search texts are missing', (dataDir: string, { search }: Manifest) => rm(blobFile(dataDir, search['es']))],
  ['its cards are cut off', (dataDir: string, { cards }: Manifest) => truncate(blobFile(dataDir, cards), 3)],
  ['a page is missing', (dataDir: string, { files }: Manifest) => rm(blobFile(dataDir, files['/blog/index.html']))],
  ['a page is cut off', (dataDir: string, { files }: Manifest) => truncate(blobFile(dataDir, files['/blog/index.html']), 3)],
  ['a page is another one', (dataDir: string, { files }: Manifest) => flip(blobFile(dataDir, files['/blog/index.html']))],
])('is refused when %s, and the newest one that is whole is found', async (_name, damage) => {
  await using folder = await temporaryDataFolder()
  const { dataDir } = folder
  await writeRelease(dataDir, 'r1', { search: { es: [{ url: '/es/', name: 'Uno' }] } })
  await writeRelease(dataDir, 'r2', {
    files: { '/blog/index.html': '<h1>Blog</h1>' },
    settings: { bankName: 'Two' },
    cards: { en: { posts: { one: { title: 'Two' } } } },
    search: { es: [{ url: '/es/', name: 'Dos' }] },
  })
  for (const name of ['r1', 'r2']) await makeCurrent(dataDir, 'releases', name)
  const pointer = await pointerOf(dataDir)
  await current(dataDir)
  await damage(dataDir, publishedAs(dataDir, 'r2'))
  await expect(loadRelease(storeOf(dataDir), pointer, undefined)).rejects.toThrow(/^(?:blobs|releases)\/\S+ is (?:missing|damaged)/)
  expect((await loadNewestWhole(storeOf(dataDir)))?.id).toBe(publishedAs(dataDir, 'r1').id)
})

it('is refused without a home page', async () => {
  await using folder = await temporaryDataFolder()
  await writeRelease(folder.dataDir, 'r1', {})
  await makeCurrent(folder.dataDir, 'releases', 'r1')
  const store = storeOf(folder.dataDir)
  const pointer = await pointerOf(folder.dataDir)
  const withoutHome = (last: Manifest | undefined) => {
    if (!last) throw new Error('Nothing is in force')
    return changeRelease(last, { remove: ['/index.html'] })
  }
  await publish(store, withoutHome, { now: new Date(), trustsLast: true })
  await expect(current(folder.dataDir)).rejects.toThrow('has no home page')
  expect((await loadNewestWhole(store))?.id).toBe(pointer.id)
})
