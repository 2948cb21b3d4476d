import { rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { collect } from '../collect/collect.ts'
import { readHistory } from '../history/history.ts'
import { blobKey, storedBlob } from '../manifest/blob.ts'
import { type Manifest, manifestKey, pointerKey } from '../manifest/manifest.ts'
import { inForce, publishEdition, temporaryStore, wholeEdition } from '../testing/editions.ts'
import { startPublisher } from '../testing/run-publisher.ts'
import { missingEntries } from './missing.ts'

const kills = 12
const retention = { count: 25, unit: 'months' } as const

it('a publisher that is killed at any moment leaves a whole release, and the next one publishes', async () => {
  await using temporary = await temporaryStore()
  const { folder, store } = temporary
  let number = 1
  for (let round = 0; round < kills; round += 1) {
    using publisher = startPublisher(folder, number)
    await publisher.started
    // A moment of its own in every round: what is proven holds at any.
    await wait(Math.random() * 60)
    publisher.child.kill('SIGKILL')
    await publisher.exit
    const said = publisher.published.at(-1) ?? 0
    const served = await wholeEdition(store)
    // What was said to be in force is; the switch after it may have been made and not been told.
    expect([said, said + 1]).toContain(served)
    number = served + 1
  }
  await publishEdition(store, number)
  expect(await wholeEdition(store)).toBe(number)
  expect((await store.list('incoming/')).size).toBe(0)
  await collect(store, { now: new Date(), retention })
  expect(await wholeEdition(store)).toBe(number)
  const history = await readHistory(store)
  expect(history.map(({ serial }) => serial)).toEqual(history.map((_, index) => index + 1))
})

it('two publishers at once take turns: none of their releases is lost or mixed', async () => {
  await using temporary = await temporaryStore()
  const { folder, store } = temporary
  using one = startPublisher(folder, 100, { count: 5 })
  using other = startPublisher(folder, 200, { count: 5 })
  expect(await Promise.all([one.exit, other.exit])).toEqual([
    [0, null],
    [0, null],
  ])
  const history = await readHistory(store)
  expect(history.map(({ serial }) => serial)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(new Set(history.map(({ id }) => id)).size).toBe(10)
  expect([104, 204]).toContain(await wholeEdition(store))
})

it('a disk that takes no more leaves the release before and no rubbish, and the next publish works', async () => {
  await using temporary = await temporaryStore()
  const { folder, store } = temporary
  await publishEdition(store, 1)
  const { manifest } = await inForce(store)
  await rm(join(folder, blobKey(manifest.files['/media/lake.webp']?.hash ?? '')))
  const before = await store.list('blobs/')
  // Files of no more than 8 KB: the picture is one of 20.
  using publisher = startPublisher(folder, 2, { count: 1, limits: 'ulimit -f 16' })
  expect((await publisher.exit)[0]).toBe(1)
  expect(publisher.errors()).toMatch(/EFBIG|ENOSPC/)
  expect(await inForce(store)).toMatchObject({ manifest })
  expect(await store.list('blobs/')).toEqual(before)
  expect((await store.list('incoming/')).size).toBe(0)
  await publishEdition(store, 2)
  expect(await wholeEdition(store)).toBe(2)
})

const pageFile = (folder: string, { files }: Manifest): string => {
  const entry = files['/index.html']
  return join(folder, blobKey(entry ? storedBlob(entry).hash : ''))
}

it.each([
  ['a page was removed', (folder: string, release: Manifest) => rm(pageFile(folder, release))],
  ['a page was cut off', (folder: string, release: Manifest) => truncate(pageFile(folder, release), 1)],
  ['the manifest was removed', (folder: string, { id }: Manifest) => rm(join(folder, manifestKey(id)))],
  ['the manifest was cut off', (folder: string, { id }: Manifest) => truncate(join(folder, manifestKey(id)), 30)],
  ['the pointer was cut off', (folder: string) => truncate(join(folder, pointerKey), 9)],
  ['the pointer is of a former layout', (folder: string) => writeFile(join(folder, pointerKey), '03ae8f8970d2-d13eb96c\n')],
])('the next publish mends the store when %s', async (_name, damage) => {
  await using temporary = await temporaryStore()
  const { folder, store } = temporary
  await publishEdition(store, 1)
  const release = await publishEdition(store, 2)
  await damage(folder, release)
  await expect(wholeEdition(store)).rejects.toThrow(/is missing|is damaged|names no release/)
  const mended = await publishEdition(store, 2)
  expect(mended.serial).toBe(3)
  expect(await wholeEdition(store)).toBe(2)
  expect(await missingEntries(store, mended)).toEqual([])
  expect((await readHistory(store)).map(({ serial }) => serial)).toEqual([1, 2, 3])
})
