import { type Blob, blobKey, type Entry, storedBlob } from '../manifest/blob.ts'
import type { Manifest } from '../manifest/manifest.ts'
import type { ReleaseStore } from '../store/release-store.ts'

/** Every entry of a release by the name that a report gives it: an address, or a part of its data. */
export const entriesOf = ({
  files,
  content,
  cards,
  search,
}: Omit<Manifest, 'format' | 'id' | 'serial' | 'publishedAt'>): ReadonlyMap<string, Entry> =>
  new Map([
    ['content', content],
    ['cards', cards],
    ...Object.entries(search).map(([language, entry]) => [`search (${language})`, entry] as const),
    ...Object.entries(files),
  ])

/** What is stored of all blobs, by hash: those that have their size. */
export const storedHashes = async (store: ReleaseStore): Promise<(blob: Blob) => boolean> => {
  const sizes = await store.list('blobs/')
  return ({ hash, size }) => sizes.get(blobKey(hash)) === size
}

/**
 * Addresses and parts of a release whose bytes are missing or cut off. A publisher that trusts the release before asks once when it starts, and
 * makes anew what is named.
 */
export const missingEntries = async (store: ReleaseStore, manifest: Manifest): Promise<readonly string[]> => {
  const isStored = await storedHashes(store)
  return [...entriesOf(manifest)].flatMap(([name, entry]) => (isStored(storedBlob(entry)) ? [] : [name]))
}
