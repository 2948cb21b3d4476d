import pLimit from 'p-limit'
import { type Blob, blobKey, type Entry, hashOf, type NewEntry, storedBlob } from '../manifest/blob.ts'
import { type Base, encodeManifest } from '../manifest/encode-manifest.ts'
import { type Manifest, manifestKey, type Pointer } from '../manifest/manifest.ts'
import { rememberedManifests } from '../read/remembered.ts'
import type { NewBytes, ReleaseStore } from '../store/release-store.ts'

/** Bytes that are what their name says. Throws for those that changed since they were named. */
const checked = async (name: string, hash: string, bytes: NewEntry['bytes']): Promise<Buffer> => {
  const given = await bytes()
  if (hashOf(given) !== hash) throw new Error(`The bytes of ${name} changed while the release was made. Publish again.`)
  return given
}

/** Blobs that are looked for at the same time. */
const atOnce = 16

/** Bytes that a release names and that are not stored. Throws when nobody has them: a release is whole, or it is not published. */
export const bytesToStore = async (
  store: ReleaseStore,
  entries: ReadonlyMap<string, Entry>,
  added: readonly NewEntry[],
  isKnown: (blob: Blob) => boolean,
): Promise<readonly NewBytes[]> => {
  const given = new Map(
    added.flatMap((one) => [one, ...(one.pieces ?? [])]).map(({ entry, bytes }) => [storedBlob(entry).hash, bytes] as const),
  )
  const named = new Map([...entries].map(([name, entry]) => [storedBlob(entry).hash, { name, blob: storedBlob(entry) }]))
  const unknown = [...named.values()].filter(({ blob }) => !isKnown(blob))
  const missing = await pLimit(atOnce).map(unknown, async ({ name, blob }): Promise<readonly NewBytes[]> => {
    const key = blobKey(blob.hash)
    if ((await store.sizeOf(key)) === blob.size) return []
    const bytes = given.get(blob.hash)
    if (!bytes) throw new Error(`The release names ${name}, whose bytes are neither stored nor given.`)
    return [{ key, bytes: () => checked(name, blob.hash, bytes) }]
  })
  return missing.flat()
}

/**
 * Stores everything of a release that is not stored yet, and changes nothing that is served. Returns what a pointer says of it. What was
 * written is removed again when not everything can be, as on a full disk.
 */
export const storeRelease = async (
  store: ReleaseStore,
  manifest: Manifest,
  {
    added,
    assets,
    base,
    entries,
    isKnown,
  }: {
    /** What may not be stored yet. */
    readonly added: readonly NewEntry[]
    /** Files of all kept releases whose names hold a hash. */
    readonly assets: { readonly entry: Entry; readonly added: readonly NewEntry[] }
    readonly base: Base | undefined
    /** Everything that may not be stored, by name. */
    readonly entries: ReadonlyMap<string, Entry>
    /** Whether a blob is stored for sure; others are looked for. */
    readonly isKnown: (blob: Blob) => boolean
  },
): Promise<Pick<Pointer, 'id' | 'manifest' | 'assets'>> => {
  const { bytes: encoded, base: from } = encodeManifest(manifest, base)
  const named = new Map([...entries, ...assets.added.map(({ entry }) => ['assets', entry] as const)])
  const bytes = [
    ...(await bytesToStore(store, named, [...added, ...assets.added], isKnown)),
    { key: manifestKey(manifest.id), bytes: async () => encoded },
  ]
  await store.putAll(bytes).catch(async (error: unknown) => {
    await store.remove(bytes.map(({ key }) => key)).catch(() => undefined)
    throw error
  })
  const hash = hashOf(encoded)
  rememberedManifests.remember(store, hash, { manifest, base: from ?? { manifest, hash } })
  return { id: manifest.id, manifest: hash, assets: assets.entry }
}
