import pLimit from 'p-limit'
import { type Blob, blobKey, type Entry, storedBlob } from '../manifest/blob.ts'
import type { Manifest } from '../manifest/manifest.ts'
import { readBlob } from '../read/read-blob.ts'
import { DamagedError, type ReleaseStore } from '../store/release-store.ts'

/** The parts of a release that calls answer from, by the names that reports give them, each piece of them too. */
export const dataOf = ({ content, cards, search }: Pick<Manifest, 'content' | 'cards' | 'search'>): ReadonlyMap<string, Entry> =>
  new Map(
    [
      ['content', content] as const,
      ['cards', cards] as const,
      ...Object.entries(search).map(([language, entry]) => [`search (${language})`, entry] as const),
    ].flatMap(([name, entry]) => [
      [name, entry] as const,
      ...(entry.pieces ?? []).map((piece, index) => [`${name}, piece ${index + 1}`, piece] as const),
    ]),
  )

/** Every entry of a release by the name that a report gives it: an address, or a part of its data. */
export const entriesOf = (manifest: Pick<Manifest, 'files' | 'content' | 'cards' | 'search'>): ReadonlyMap<string, Entry> =>
  new Map([...dataOf(manifest), ...Object.entries(manifest.files)])

/** What is stored of all blobs, by hash: those that have their size. */
export const storedHashes = async (store: ReleaseStore): Promise<(blob: Blob) => boolean> => {
  const sizes = await store.list('blobs/')
  return ({ hash, size }) => sizes.get(blobKey(hash)) === size
}

/** Blobs that are looked for at the same time. */
const atOnce = 16

/**
 * Addresses and parts of a release whose bytes are missing or cut off. Only what it names is looked for: a store holds the blobs of all kept
 * releases. A publisher that trusts the release before asks once when it starts, and makes anew what is named.
 */
export const missingEntries = async (store: ReleaseStore, manifest: Manifest): Promise<readonly string[]> => {
  const entries = entriesOf(manifest)
  const blobs = new Map([...entries.values()].map((entry) => [storedBlob(entry).hash, storedBlob(entry)]))
  const sizes = new Map(await pLimit(atOnce).map(blobs.keys(), async (hash) => [hash, await store.sizeOf(blobKey(hash))] as const))
  return [...entries].flatMap(([name, entry]) => (sizes.get(storedBlob(entry).hash) === storedBlob(entry).size ? [] : [name]))
}

/**
 * Addresses and parts of a release whose stored bytes are missing or are not those that it names. Every byte is read. What is damaged is removed, so
 * that the next publish makes it anew. For whoever works alone.
 */
export const removeDamaged = async (store: ReleaseStore, manifest: Manifest): Promise<readonly string[]> => {
  const entries = [...entriesOf(manifest)]
  const blobs = new Map(entries.map(([, entry]) => [storedBlob(entry).hash, storedBlob(entry)]))
  const damaged = new Set<string>()
  await pLimit(atOnce).map(blobs.values(), async (blob) => {
    await readBlob(store, blob).catch((error: unknown) => {
      if (!(error instanceof DamagedError)) throw error
      damaged.add(blob.hash)
    })
  })
  await store.remove([...damaged].map(blobKey))
  return entries.flatMap(([name, entry]) => (damaged.has(storedBlob(entry).hash) ? [name] : []))
}
