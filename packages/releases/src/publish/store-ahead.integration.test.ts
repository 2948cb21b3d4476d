import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { blobKey, storedBlob } from '../manifest/blob.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { edition, publishEdition, temporaryStore, wholeEdition } from '../testing/editions.ts'
import { publish } from './publish.ts'
import { storeAhead } from './store-ahead.ts'

const publishing = { now: new Date(), trustsLast: true }

it('stores parts that publishing need not write again', async () => {
  await using temporary = await temporaryStore()
  const { store } = temporary
  await publishEdition(store, 1)
  const draft = await edition(2)
  const ahead = storeAhead(store)
  ahead.add(draft.added)
  ahead.add(draft.added)
  await ahead.ended()
  const keys = draft.added.map(({ entry }) => blobKey(storedBlob(entry).hash))
  const written: string[] = []
  const putAll: ReleaseStore['putAll'] = async (entries) => {
    written.push(...entries.map(({ key }) => key))
    await store.putAll(entries)
  }
  expect(await wholeEdition(store)).toBe(1)
  await publish({ ...store, putAll }, () => draft, publishing)
  expect(await wholeEdition(store)).toBe(2)
  expect(written.filter((key) => keys.includes(key))).toEqual([])
})

it('removes what it stored of a release that is not published, and nothing that was there before', async () => {
  await using temporary = await temporaryStore()
  const { store } = temporary
  await publishEdition(store, 1)
  const before = await store.list('blobs/')
  const ahead = storeAhead(store)
  ahead.add((await edition(1)).added)
  ahead.add((await edition(2)).added)
  await ahead.discard()
  expect(await store.list('blobs/')).toEqual(before)
})

it('leaves out what cannot be stored, and publishing says why', async () => {
  await using temporary = await temporaryStore()
  const { store, folder } = temporary
  const full: ReleaseStore = {
    ...store,
    putAll: async (entries) => {
      await store.putAll(entries.slice(0, 2))
      throw new Error('The disk is full.')
    },
  }
  const draft = await edition(1)
  const ahead = storeAhead(full)
  ahead.add(draft.added)
  await ahead.ended()
  expect((await store.list('blobs/')).size).toBe(0)
  await expect(publish(full, () => draft, { ...publishing, trustsLast: false })).rejects.toThrow('The disk is full.')
  await publish(store, () => draft, { ...publishing, trustsLast: false })
  expect(await wholeEdition(store)).toBe(1)
  expect(await readdir(join(folder, 'incoming'))).toEqual([])
})

it('goes on beside somebody who has the turn', async () => {
  await using temporary = await temporaryStore()
  const { store } = temporary
  const [one, other] = [await edition(1), await edition(2)]
  const ahead = storeAhead(store)
  ahead.add(other.added)
  await publish(store, () => one, { ...publishing, trustsLast: false })
  await ahead.ended()
  await publish(store, () => other, publishing)
  expect(await wholeEdition(store)).toBe(2)
})

it('stores together what comes while something else is being written', async () => {
  await using temporary = await temporaryStore()
  const { store } = temporary
  const written: number[] = []
  const { promise: others, resolve: goOn } = Promise.withResolvers<void>()
  const putAll: ReleaseStore['putAll'] = async (entries) => {
    written.push(entries.length)
    await others
    await store.putAll(entries)
  }
  const [first, ...rest] = (await edition(1)).added
  const ahead = storeAhead({ ...store, putAll })
  ahead.add(first ? [first] : [])
  await vi.waitFor(() => expect(written).toEqual([1]))
  for (const part of rest) ahead.add([part])
  goOn()
  await ahead.ended()
  expect(written).toEqual([1, new Set(rest.map(({ entry }) => storedBlob(entry).hash)).size])
})
