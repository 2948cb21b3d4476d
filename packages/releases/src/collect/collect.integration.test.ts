import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readHistory } from '../history/history.ts'
import { textEntry } from '../manifest/blob.ts'
import { decodeManifest } from '../manifest/encode-manifest.ts'
import { jsonEntry } from '../manifest/json-entry.ts'
import { type Manifest, manifestKey } from '../manifest/manifest.ts'
import { changeRelease } from '../publish/change-release.ts'
import { missingEntries } from '../publish/missing.ts'
import { publish } from '../publish/publish.ts'
import { switchTo } from '../publish/switch-pointer.ts'
import { readJson } from '../read/read-json.ts'
import { readAssets, readRelease } from '../read/read-release.ts'
import { inForce, publishEdition, temporaryStore, wholeEdition } from '../testing/editions.ts'
import { collect, collectDaily } from './collect.ts'
import { keptSince, releaseRetention } from './retention.ts'

const month = (number: number): Date => new Date(Date.UTC(2026, number, 1))
const retention = releaseRetention.parse('3 months')

it('removes releases that were last in force before the retention, and what nobody else names', async () => {
  await using temporary = await temporaryStore()
  const { store } = temporary
  for (const number of [0, 1, 2, 3, 4, 5]) await publishEdition(store, number, month(number))
  const before = (await store.list('blobs/')).size
  // Three months ago is the middle of March, when the third one was in force.
  const { releases, blobs } = await collect(store, { now: new Date(Date.UTC(2026, 5, 15)), retention })
  expect(releases).toBe(2)
  expect((await store.list('blobs/')).size).toBe(before - blobs + 1)
  const history = await readHistory(store)
  expect(history.map(({ serial }) => serial)).toEqual([3, 4, 5, 6])
  for (const pointer of history) expect(await missingEntries(store, (await readRelease(store, pointer)).manifest)).toEqual([])
  const assets = Object.keys(await readAssets(store, (await inForce(store)).pointer))
  expect(assets.sort()).toEqual([2, 3, 4, 5].map((number) => `/_astro/edition.${number}.js`).concat('/media/lake.webp'))
  expect(await wholeEdition(store)).toBe(5)
})

it('keeps what a kept release is a difference from', async () => {
  await using temporary = await temporaryStore()
  const { store } = temporary
  const first = await publishEdition(store, 1, new Date('2026-11-22T01:00:00Z'))
  const put = new Map([['/new/index.html', await textEntry(Buffer.from('new'))]])
  const second = await publish(store, () => changeRelease(first, { put }), { now: new Date('2026-11-22T02:00:00Z'), trustsLast: true })
  const { bytes = Buffer.alloc(0) } = (await store.get(manifestKey(second.id))) ?? {}
  expect(decodeManifest(second.id, bytes)).toHaveProperty('base')
  await collect(store, { now: new Date('2026-11-23T03:00:00Z'), retention: releaseRetention.parse('1 days') })
  expect((await readHistory(store)).map(({ id }) => id)).toEqual([second.id])
  expect((await inForce(store)).manifest).toEqual(second)
  expect(await missingEntries(store, second)).toEqual([])
})

it('keeps the pieces of large content as long as a kept release names them', async () => {
  await using temporary = await temporaryStore()
  const { store } = temporary
  const records = Array.from({ length: 500 }, (_, index) => ({ id: `record-${index}` }))
  const values = [records, records.with(9, { id: 'first' }), records.with(9, { id: 'second' })]
  await publishEdition(store, 1, month(0))
  for (const [index, value] of values.entries()) {
    const compose = async (last: Manifest | undefined) => {
      if (!last) throw new Error('Nothing is in force')
      return changeRelease(last, { content: await jsonEntry(value, last.content) })
    }
    await publish(store, compose, { now: month(index + 1), trustsLast: true })
  }
  const { manifest } = await inForce(store)
  const { blobs } = await collect(store, { now: new Date(Date.UTC(2036, 0, 1)), retention })
  expect(blobs).toBeGreaterThan(3)
  expect(await missingEntries(store, manifest)).toEqual([])
  expect((await readJson(store, manifest.content)).value).toEqual(values.at(-1))
})

it('keeps the release in force however old it is, and serials go on', async () => {
  await using temporary = await temporaryStore()
  const { store } = temporary
  const first = await publishEdition(store, 1, month(0))
  await publishEdition(store, 2, month(1))
  await switchTo(store, first.id, month(2))
  await collect(store, { now: new Date(Date.UTC(2036, 0, 1)), retention })
  expect(await wholeEdition(store)).toBe(1)
  expect((await readHistory(store)).map(({ serial }) => serial)).toEqual([3])
  expect((await publishEdition(store, 3)).serial).toBe(4)
})

it('removes nothing when a kept release cannot be read, and says which', async () => {
  await using temporary = await temporaryStore()
  const { folder, store } = temporary
  const first = await publishEdition(store, 1, month(0))
  await publishEdition(store, 2, month(0))
  await truncate(join(folder, manifestKey(first.id)), 30)
  const before = await store.list('blobs/')
  await expect(collect(store, { now: month(1), retention })).rejects.toThrow(`${manifestKey(first.id)} is damaged`)
  expect(await store.list('blobs/')).toEqual(before)
})

it('is done once a day', async () => {
  await using temporary = await temporaryStore()
  const { store } = temporary
  await publishEdition(store, 1)
  const at = (hours: number) => ({ now: new Date(Date.UTC(2026, 10, 22, hours)), retention })
  expect(await collectDaily(store, at(0))).toEqual({ releases: 0, blobs: 0 })
  expect(await collectDaily(store, at(23))).toBeUndefined()
  expect(await collectDaily(store, at(25))).toEqual({ releases: 0, blobs: 0 })
})

it.each([
  ['25 months', '2024-10-22'],
  ['90 days', '2026-08-24'],
])('RELEASE_RETENTION=%s keeps what was in force since %s', (setting, since) => {
  expect(keptSince(new Date('2026-11-22T09:00:00Z'), releaseRetention.parse(setting)).toISOString()).toBe(`${since}T09:00:00.000Z`)
})

it.each(['25', '0 days', '2 years', 'months'])('RELEASE_RETENTION=%s is refused with what to write', (setting) => {
  expect(() => releaseRetention.parse(setting)).toThrow('RELEASE_RETENTION must be such as 25 months or 90 days')
})
