import { describe, expect, it } from 'vitest'
import { readHistory } from '../history/history.ts'
import { storedBlob, textEntry } from '../manifest/blob.ts'
import type { Manifest } from '../manifest/manifest.ts'
import { readAssets } from '../read/read-release.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { edition, inForce, publishEdition, temporaryStore, wholeEdition } from '../testing/editions.ts'
import { type Changes, changeRelease } from './change-release.ts'
import { publish } from './publish.ts'
import { switchTo } from './switch-pointer.ts'

/** Publishes changes of the release in force, as a publisher does that trusts it. */
const change = (store: ReleaseStore, changes: Changes): Promise<Manifest> =>
  publish(
    store,
    (last) => {
      if (!last) throw new Error('Nothing is in force')
      return changeRelease(last, changes)
    },
    { now: new Date(), trustsLast: true },
  )

/** A store that counts what is written into it. */
const counting = (store: ReleaseStore) => {
  const written: string[] = []
  const putAll: ReleaseStore['putAll'] = (entries) => {
    written.push(...entries.map(({ key }) => key))
    return store.putAll(entries)
  }
  return { written, store: { ...store, putAll } }
}

describe('publishing', () => {
  it('writes what is new and nothing else', async () => {
    await using temporary = await temporaryStore()
    const { store, written } = counting(temporary.store)
    await publishEdition(store, 1)
    written.length = 0
    const page = await textEntry(Buffer.from('<h1>New</h1>'))
    const { id } = await change(store, { put: new Map([['/new/index.html', page]]), remove: ['/en/0/index.html'] })
    expect(written.map((key) => key.replace(/^blobs.*/, 'blob')).sort()).toEqual(['blob', `releases/${id}.json`])
    const { manifest } = await inForce(store)
    expect(manifest.files['/new/index.html']).toEqual(page.entry)
    expect(manifest.files['/en/0/index.html']).toBeUndefined()
    expect(manifest.files['/en/1/index.html']).toEqual((await edition(1)).files['/en/1/index.html'])
  })

  it('gives every release a name and a time of its own, whatever the clock says', async () => {
    await using temporary = await temporaryStore()
    const now = new Date('2026-11-22T12:00:00Z')
    const first = await publishEdition(temporary.store, 1, now)
    const same = await publishEdition(temporary.store, 1, new Date('2026-11-22T11:00:00Z'))
    expect([first.serial, same.serial]).toEqual([1, 2])
    expect(same.publishedAt).toBe('2026-11-22T12:00:00.001Z')
    expect(same.id).not.toBe(first.id)
  })

  it('refuses a release that names what nobody has, and bytes that are not what their name says', async () => {
    await using temporary = await temporaryStore()
    const { store } = temporary
    await publishEdition(store, 1)
    const [ghost, other] = [await textEntry(Buffer.from('ghost')), await textEntry(Buffer.from('other'))]
    const draft = await edition(2)
    const withGhost = { ...draft, files: { ...draft.files, '/ghost/index.html': ghost.entry } }
    const options = { now: new Date(), trustsLast: true }
    await expect(publish(store, () => withGhost, options)).rejects.toThrow('names /ghost/index.html')
    const lie = { ...withGhost, added: [...draft.added, { entry: ghost.entry, bytes: other.bytes }] }
    await expect(publish(store, () => lie, options)).rejects.toThrow('The bytes of /ghost/index.html changed')
    await expect(publish(store, () => ({ ...draft, policy: 'a\nb' }), options)).rejects.toThrow('must be one line')
    await expect(
      publish(store, () => ({ ...draft, files: { ...draft.files, '/../../etc/passwd': ghost.entry } }), options),
    ).rejects.toThrow('is no address')
    expect(await wholeEdition(store)).toBe(1)
  })

  it('leaves the release before when what is composed fails, and removes what it wrote', async () => {
    await using temporary = await temporaryStore()
    const { store } = temporary
    await publishEdition(store, 1)
    const before = await store.list('blobs/')
    const draft = await edition(2)
    const last = draft.added.length - 1
    const failing = draft.added.map((added, index) =>
      index === last ? { ...added, bytes: () => Promise.reject(new Error('gone')) } : added,
    )
    await expect(publish(store, () => ({ ...draft, added: failing }), { now: new Date(), trustsLast: false })).rejects.toThrow('gone')
    expect(await store.list('blobs/')).toEqual(before)
    expect(await wholeEdition(store)).toBe(1)
  })

  it('keeps the hashed files of all releases within reach', async () => {
    await using temporary = await temporaryStore()
    const { store } = temporary
    for (const number of [1, 2, 3]) await publishEdition(store, number)
    const assets = await readAssets(store, (await inForce(store)).pointer)
    expect(Object.keys(assets).sort()).toEqual(['/_astro/edition.1.js', '/_astro/edition.2.js', '/_astro/edition.3.js', '/media/lake.webp'])
  })
})

describe('switching', () => {
  it('takes a release back whole, and the hashed files of later ones stay', async () => {
    await using temporary = await temporaryStore()
    const { store } = temporary
    const first = await publishEdition(store, 1)
    await publishEdition(store, 2)
    await switchTo(store, first.id, new Date())
    expect(await wholeEdition(store)).toBe(1)
    expect(Object.keys(await readAssets(store, (await inForce(store)).pointer))).toContain('/_astro/edition.2.js')
    expect((await readHistory(store)).map(({ id }) => id.split('-')[0])).toEqual(['1', '2', '1'])
    expect((await publishEdition(store, 3)).serial).toBe(4)
  })

  it('refuses a release that is not there or not whole, and changes nothing', async () => {
    await using temporary = await temporaryStore()
    const { store } = temporary
    const first = await publishEdition(store, 1)
    await publishEdition(store, 2)
    await expect(switchTo(store, 'nothing', new Date())).rejects.toThrow('There is no release nothing.')
    const page = first.files['/en/0/index.html']
    const hash = page ? storedBlob(page).hash : ''
    await store.remove([`blobs/${hash.slice(0, 2)}/${hash}`])
    await expect(switchTo(store, first.id, new Date())).rejects.toThrow('such as /en/0/index.html')
    expect(await wholeEdition(store)).toBe(2)
  })
})
