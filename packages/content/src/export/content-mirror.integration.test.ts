import { rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { stableJson } from '../records/canonical.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Store } from '../store/open-store.ts'
import { temporaryPostgres } from '../testing/postgres.ts'
import { filledStore } from '../testing/store.ts'
import { mirrorContent } from './content-mirror.ts'
import { exportSnapshot } from './export-snapshot.ts'

const rename = ({ payload }: Store, id: string, title: string) => payload.update({ collection: 'pages', id, locale: 'en', data: { title } })

const mirrored = async (store: Store) => {
  const content = mirrorContent(store)
  await content.refresh()
  return content
}

/** Lets the clock stand at a time until the test ends. */
const stopClock = (time: string): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
  onTestFinished(() => void vi.useRealTimers())
}

it('gives a snapshot that says the same as its bytes, to the order of its keys', async () => {
  const content = mirrorContent(await filledStore())
  await content.refresh()
  const { snapshot, bytes } = await content.snapshot()
  const { records, ...rest } = snapshot
  const { records: parsedRecords, ...parsedRest } = JSON.parse(bytes.toString('utf8'))
  for (const [slug, list] of Object.entries(records)) expect(JSON.stringify(list)).toBe(JSON.stringify(parsedRecords[slug]))
  for (const part of ['settings', 'blocks', 'media'] as const) expect(JSON.stringify(rest[part])).toBe(JSON.stringify(parsedRest[part]))
})

it('gives the same objects for everything that did not change', async () => {
  const store = await filledStore()
  const content = await mirrored(store)
  const first = await content.snapshot()
  expect(await content.refresh()).toBe(false)
  expect(await content.snapshot()).toBe(first)

  await rename(store, 'ask', 'Ask away')
  expect(await content.refresh()).toBe(true)
  const { snapshot, bytes } = await content.snapshot()
  expect(bytes.toString()).toBe(stableJson(snapshot))
  expect(snapshot.records.pages.find(({ id }) => id === 'ask')?.title).toMatchObject({ en: 'Ask away' })
  expect(snapshot.records.pages[0]).toBe(first.snapshot.records.pages[0])
  const { pages: _pages, ...others } = snapshot.records
  for (const [slug, list] of Object.entries(others))
    expect(list, slug).toBe(first.snapshot.records[slug as keyof typeof first.snapshot.records])
  for (const part of ['settings', 'blocks', 'media'] as const) expect(snapshot[part], part).toBe(first.snapshot[part])
})

it('reads a record that was saved again and is as it was, and keeps the object', async () => {
  const store = await filledStore()
  const content = await mirrored(store)
  const first = await content.snapshot()
  await store.payload.update({ collection: 'pages', id: 'ask', locale: 'en', data: {} })
  expect(await content.refresh()).toBe(false)
  expect(await content.snapshot()).toBe(first)
})

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  const filled = async () => filledStore(kind === 'postgres' ? await temporaryPostgres() : undefined)
  const titles = async (content: Awaited<ReturnType<typeof mirrored>>) => {
    await content.refresh()
    return (await content.snapshot()).snapshot.records.pages.map(({ title }) => title?.en)
  }

  it('sees every one of several saves within one millisecond', async () => {
    const store = await filled()
    stopClock('2026-12-01T12:00:00.000Z')
    const content = await mirrored(store)
    for (const title of ['One', 'Two', 'Three', 'Four']) {
      await rename(store, 'ask', title)
      expect(await titles(content)).toContain(title)
    }
  })

  it('sees a save by somebody whose clock is behind', async () => {
    const store = await filled()
    stopClock('2026-12-01T12:00:00.000Z')
    await rename(store, 'home', 'Ahead')
    const content = await mirrored(store)
    vi.setSystemTime(new Date('2026-11-30T12:00:00.000Z'))
    await rename(store, 'ask', 'Behind')
    expect(await titles(content)).toEqual(expect.arrayContaining(['Ahead', 'Behind']))
  })

  it('sees what was added and removed', async () => {
    const store = await filled()
    const content = await mirrored(store)
    const data = { id: 'new', uri: '/new/', title: 'New', approved: true, _status: 'published' }
    await store.payload.create({ collection: 'pages', locale: 'en', data })
    expect(await titles(content)).toContain('New')
    await store.payload.delete({ collection: 'pages', id: 'new' })
    expect(await titles(content)).not.toContain('New')
  })
})

const people = ({ records }: Snapshot) => records['staff-regions'].map(({ Person }) => Person)

it.each(['is removed', 'is removed and made anew'])('sees that records lose their reference to one that %s', async (name) => {
  const store = await filledStore()
  const { payload } = store
  const content = await mirrored(store)
  expect(people((await content.snapshot()).snapshot)).toEqual([['ana']])
  await payload.delete({ collection: 'staff', id: 'ana' })
  const data = { id: 'ana', firstName: 'Ana', lastName: 'Roy', title: 'Banker', _status: 'published' }
  if (name === 'is removed and made anew') await payload.create({ collection: 'staff', locale: 'en', data })
  await content.refresh()
  expect(people((await content.snapshot()).snapshot)).toEqual([undefined])
})

it('reads the file of a picture again only when it has changed', async () => {
  const store = await filledStore()
  const content = await mirrored(store)
  const { snapshot } = await content.snapshot()
  const [name, file] = ['gulf-dawn.webp', join(store.dataDir, 'media/gulf-dawn.webp')]
  await rename(store, 'ask', 'Ask away')
  await content.refresh()
  expect((await content.snapshot()).snapshot.media).toBe(snapshot.media)

  const written = await sharp({ create: { width: 90, height: 50, channels: 3, background: 'navy' } })
    .webp()
    .toBuffer()
  await writeFile(file, written)
  await utimes(file, 0, 0)
  expect(await content.refresh()).toBe(true)
  const after = (await content.snapshot()).snapshot.media
  expect(after.find(({ filename }) => filename === name)).toMatchObject({ width: 90, height: 50 })
  expect(after.filter((picture) => snapshot.media.includes(picture))).toHaveLength(snapshot.media.length - 1)

  // The same bytes once more are no change.
  await writeFile(file, written)
  expect(await content.refresh()).toBe(false)

  await rm(file)
  await content.refresh()
  await expect(content.snapshot()).rejects.toThrow("can't be read as a picture")
})

const changeAlert = ({ payload }: Store, description: string) =>
  payload.update({ collection: 'alerts', id: 'storm', locale: 'en', data: { description } })

describe('the alerts', () => {
  it('come by themselves, whatever is wrong with other content', async () => {
    const store = await filledStore()
    const content = await mirrored(store)
    const before = await content.snapshot()
    await store.payload.db.updateOne({ collection: 'staff', id: 'ana', data: { lastName: '' } })
    await changeAlert(store, '<p>Closed at noon.</p>')
    expect(await content.refreshAlerts()).toBe(true)
    expect(content.alerts()).toMatchObject([{ id: 'storm', description: { en: '<p>Closed at noon.</p>' } }])
    expect(await content.refreshAlerts()).toBe(false)
    expect(await content.snapshot()).toBe(before)

    expect(await content.refresh()).toBe(true)
    await expect(content.snapshot()).rejects.toThrow('staff ana, field lastName: is required')
    expect(content.alerts()).toMatchObject([{ description: { en: '<p>Closed at noon.</p>' } }])
  })

  it('are those of the snapshot, after a refresh of either kind', async () => {
    const store = await filledStore()
    const content = await mirrored(store)
    await changeAlert(store, '<p>Closed at noon.</p>')
    await content.refreshAlerts()
    const alerts = content.alerts()
    await content.refresh()
    expect((await content.snapshot()).snapshot.records.alerts[0]).toBe(alerts[0])
    await store.payload.update({ collection: 'alerts', id: 'storm', locale: 'en', data: { archived: true } })
    await content.refresh()
    expect(content.alerts()).toEqual([])
  })

  it('are held back when one of them is broken', async () => {
    const store = await filledStore()
    const content = await mirrored(store)
    await store.payload.db.updateOne({ collection: 'alerts', id: 'storm', data: { urls: '~^(a+)+$~' } })
    await content.refreshAlerts()
    expect(() => content.alerts()).toThrow('alerts storm, field urls')
  })
})

it('keeps what it holds when the store can not be read, and reads on when it can', async () => {
  const store = await filledStore()
  const content = await mirrored(store)
  const before = await content.snapshot()
  await rename(store, 'ask', 'Ask away')
  const { find } = store.payload
  store.payload.find = () => Promise.reject(new Error('the database is away'))
  await expect(content.refresh()).rejects.toThrow('the database is away')
  store.payload.find = find
  expect(await content.snapshot()).toBe(before)
  expect(await content.refresh()).toBe(true)
  expect((await content.snapshot()).hash).toBe((await exportSnapshot(store, store.dataDir)).hash)
})
