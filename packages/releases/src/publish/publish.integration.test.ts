import { describe, expect, it } from 'vitest'
import { readHistory } from '../history/history.ts'
import { blobKey, storedBlob, textEntry } from '../manifest/blob.ts'
import { type Manifest, manifestKey } from '../manifest/manifest.ts'
import { readAssets } from '../read/read-release.ts'
import { folderStore } from '../store/folder-store.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { edition, inForce, publishEdition, temporaryStore, wholeEdition } from '../testing/editions.ts'
import { type Changes, changeRelease } from './change-release.ts'
import { missingEntries } from './missing.ts'
import { publish } from './publish.ts'
import { HeldError, switchTo } from './switch-pointer.ts'

/** Publishes changes of the release in force, as a publisher does that trusts it. */
const change = (store: ReleaseStore, changes: Changes, held?: 'change'): Promise<Manifest> =>
  publish(
    store,
    (last) => {
      if (!last) throw new Error('Nothing is in force')
      return changeRelease(last, changes)
    },
    { now: new Date(), trustsLast: true, held },
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

const put = async (address: string, text: string): Promise<Changes> => ({
  put: new Map([[address, await textEntry(Buffer.from(text))]]),
})

describe('a publisher that remembers what it published', () => {
  it('takes the release before from another one that published meanwhile', async () => {
    await using temporary = await temporaryStore()
    const [one, other] = [temporary.store, folderStore(temporary.folder)]
    await publishEdition(one, 1)
    for (const turn of [1, 2, 3]) {
      await change(one, await put(`/one-${turn}/index.html`, `One ${turn}`))
      await change(other, await put(`/other-${turn}/index.html`, `Other ${turn}`))
    }
    await change(one, { remove: ['/other-2/index.html'] })
    const { manifest } = await inForce(folderStore(temporary.folder))
    const added = Object.keys(manifest.files).filter((address) => /^\/o/.test(address))
    expect(added.sort()).toEqual(
      [1, 2, 3]
        .flatMap((turn) => [`/one-${turn}/index.html`, `/other-${turn}/index.html`])
        .filter((address) => address !== '/other-2/index.html')
        .sort(),
    )
    expect(await missingEntries(one, manifest)).toEqual([])
  })

  it('does not decode again what it stored or read', async () => {
    await using temporary = await temporaryStore()
    const { store } = temporary
    await publishEdition(store, 1)
    const changed = await change(store, await put('/new/index.html', 'New'))
    const { pointer, manifest } = await inForce(store)
    expect(manifest).toBe(changed)
    expect(await readAssets(store, pointer)).toBe(await readAssets(store, pointer))
    expect((await inForce(folderStore(temporary.folder))).manifest).toEqual(changed)
  })

  it.each([
    ['the manifest', ({ id }: Manifest) => id],
    ['what it is a difference from', (_changed: Manifest, first: Manifest) => first.id],
  ])('notices that %s was damaged', async (_name, damaged) => {
    await using temporary = await temporaryStore()
    const { store } = temporary
    const first = await publishEdition(store, 1)
    const changed = await change(store, await put('/new/index.html', 'New'))
    await store.put(manifestKey(damaged(changed, first)), Buffer.from('damaged'))
    await expect(change(store, await put('/newer/index.html', 'Newer'))).rejects.toThrow('Nothing is in force')
    await publishEdition(store, 2)
    expect(await wholeEdition(folderStore(temporary.folder))).toBe(2)
  })

  it('gathers the hashed files anew when their list is damaged, and stores it', async () => {
    await using temporary = await temporaryStore()
    const { store } = temporary
    for (const number of [1, 2]) await publishEdition(store, number)
    const { pointer } = await inForce(store)
    const list = Object.keys(await readAssets(store, pointer)).sort()
    await store.remove([blobKey(storedBlob(pointer.assets).hash)])
    await change(store, await put('/new/index.html', 'New'))
    const mended = folderStore(temporary.folder)
    expect(Object.keys(await readAssets(mended, (await inForce(mended)).pointer)).sort()).toEqual(list)
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

  it('holds the release until somebody asks for another one; what only changes it stays held', async () => {
    await using temporary = await temporaryStore()
    const { store } = temporary
    const first = await publishEdition(store, 1)
    await publishEdition(store, 2)
    await switchTo(store, first.id, new Date())
    const draft = await edition(3)
    await expect(publish(store, () => draft, { now: new Date(), trustsLast: false })).rejects.toThrow(HeldError)
    expect(await wholeEdition(store)).toBe(1)
    await expect(change(store, {})).rejects.toThrow(HeldError)
    await change(store, {}, 'change')
    expect((await inForce(store)).pointer.held).toBe(true)
    await publish(store, () => draft, { now: new Date(), trustsLast: false, held: 'replace' })
    expect((await inForce(store)).pointer.held).toBeUndefined()
    expect(await wholeEdition(store)).toBe(3)
  })

  it('looks at what the release names, and not at every blob of the store', async () => {
    await using temporary = await temporaryStore()
    const first = await publishEdition(temporary.store, 1)
    await publishEdition(temporary.store, 2)
    const listed: string[] = []
    const list: ReleaseStore['list'] = (prefix) => {
      listed.push(prefix)
      return temporary.store.list(prefix)
    }
    await switchTo({ ...temporary.store, list }, first.id, new Date())
    expect(await wholeEdition(temporary.store)).toBe(1)
    expect(listed).not.toContain('blobs/')
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
