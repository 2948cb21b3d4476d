import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readJson } from '../read/read-json.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { temporaryStore } from '../testing/editions.ts'
import { blobKey, storedBlob } from './blob.ts'
import { jsonEntry } from './json-entry.ts'

type Made = Awaited<ReturnType<typeof jsonEntry>>

const storeAll = (store: ReleaseStore, made: Made) =>
  store.putAll([made, ...(made.pieces ?? [])].map(({ entry, bytes }) => ({ key: blobKey(storedBlob(entry).hash), bytes })))

const records = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${name}-${index}`, text: `Text ${index}` }))
const content = {
  format: 1,
  settings: { name: 'Bank' },
  records: { pages: records('page', 1000), posts: records('post', 3) },
  blocks: records('block', 500),
}

const stored = async (made: Made): Promise<number> =>
  (await Promise.all([made, ...(made.pieces ?? [])].map(({ bytes }) => bytes()))).reduce((sum, { length }) => sum + length, 0)

it('JSON in pieces is read as it was, whatever it is', async () => {
  await using temporary = await temporaryStore()
  const value = fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue(), { minLength: 60, maxLength: 300 }))
  await fc.assert(
    fc.asyncProperty(fc.oneof(value, fc.dictionary(fc.string(), value)), async (given) => {
      const made = await jsonEntry(given)
      await storeAll(temporary.store, made)
      expect((await readJson(temporary.store, made.entry)).value).toEqual(JSON.parse(JSON.stringify(given)))
    }),
    { numRuns: 50 },
  )
})

it('a changed, a new and a removed record cost their pieces and nothing else', async () => {
  await using temporary = await temporaryStore()
  const before = await jsonEntry(content)
  const known = new Set(before.entry.pieces?.map(({ hash }) => hash))
  const pages = content.records.pages.with(500, { id: 'page-500', text: 'New' }).toSpliced(200, 1).toSpliced(10, 0, { id: 'a', text: 'A' })
  const after = await jsonEntry({ ...content, records: { ...content.records, pages } }, before.entry)
  const fresh = (after.entry.pieces ?? []).filter(({ hash }) => !known.has(hash))
  expect(known.size).toBeGreaterThan(10)
  expect(fresh.length).toBeLessThan(8)
  expect(after.entry.hash).not.toBe(before.entry.hash)
  await storeAll(temporary.store, before)
  await storeAll(temporary.store, { ...after, pieces: (after.pieces ?? []).filter(({ entry }) => fresh.includes(entry)) })
  const first = await readJson(temporary.store, before.entry)
  const second = await readJson(temporary.store, after.entry, first.pieces)
  expect(second.value).toEqual({ ...content, records: { ...content.records, pages } })
  const [one, other] = [first, second].map(({ value }) => (value as typeof content).blocks[3])
  expect(other).toBe(one)
})

it('pieces that are known are compressed again only when they are missing', async () => {
  const before = await jsonEntry(content)
  const same = await jsonEntry(content, before.entry)
  expect(same.entry).toEqual(before.entry)
  expect(await stored(same)).toBe(await stored(before))
})

it('a piece that is missing is named', async () => {
  await using temporary = await temporaryStore()
  const made = await jsonEntry(content)
  await storeAll(temporary.store, { ...made, pieces: made.pieces?.slice(1) ?? [] })
  await expect(readJson(temporary.store, made.entry)).rejects.toThrow(/^blobs\/\S+ is missing/)
  const { pieces: _pieces, ...rest } = made.entry
  await expect(readJson(temporary.store, { ...rest, pieces: made.entry.pieces?.slice(1) ?? [] })).rejects.toThrow('names the piece')
})

it('an array with objects of arrays before is cut like one that nobody has seen', async () => {
  const item = fc.record({ id: fc.integer(), text: fc.string() })
  await fc.assert(
    fc.asyncProperty(fc.array(item, { minLength: 200, maxLength: 700 }), fc.nat(), fc.nat(), item, async (items, one, other, added) => {
      await jsonEntry(items)
      const [from, to] = [one % items.length, other % items.length]
      for (const changed of [
        items.with(from, added),
        items.toSpliced(from, 1),
        items.toSpliced(to, 0, added),
        items.slice(0, to),
        items.slice(from),
      ])
        expect((await jsonEntry(changed)).entry).toEqual((await jsonEntry(structuredClone(changed))).entry)
    }),
    { numRuns: 30 },
  )
})
