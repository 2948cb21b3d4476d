import { type Blob, blobKey, hashOf, jsonEntry, type NewEntry, storedBlob } from '../manifest/blob.ts'
import { type Base, encodeManifest } from '../manifest/encode-manifest.ts'
import { type Files, type Manifest, manifestKey, type Pointer } from '../manifest/manifest.ts'
import type { NewBytes, ReleaseStore } from '../store/release-store.ts'
import { entriesOf } from './missing.ts'

/** Bytes that are what their name says. Throws for those that changed since they were named. */
const checked = async (name: string, hash: string, bytes: NewEntry['bytes']): Promise<Buffer> => {
  const given = await bytes()
  if (hashOf(given) !== hash) throw new Error(`The bytes of ${name} changed while the release was made. Publish again.`)
  return given
}

/** Bytes that a release names and that are not stored. Throws when nobody has them: a release is whole, or it is not published. */
const bytesToStore = async (
  store: ReleaseStore,
  entries: ReturnType<typeof entriesOf>,
  added: readonly NewEntry[],
  isKnown: (blob: Blob) => boolean,
): Promise<readonly NewBytes[]> => {
  const given = new Map(added.map(({ entry, bytes }) => [storedBlob(entry).hash, bytes]))
  const named = new Map([...entries].map(([name, entry]) => [storedBlob(entry).hash, { name, blob: storedBlob(entry) }]))
  const missing: NewBytes[] = []
  for (const { name, blob } of named.values()) {
    const key = blobKey(blob.hash)
    if (isKnown(blob) || (await store.sizeOf(key)) === blob.size) continue
    const bytes = given.get(blob.hash)
    if (!bytes) throw new Error(`The release names ${name}, whose bytes are neither stored nor given.`)
    missing.push({ key, bytes: () => checked(name, blob.hash, bytes) })
  }
  return missing
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
    isKnown,
  }: {
    /** What may not be stored yet. */
    readonly added: readonly NewEntry[]
    /** Files of all kept releases whose names hold a hash. */
    readonly assets: Files
    readonly base: Base | undefined
    /** Whether a blob is stored for sure; others are looked for. */
    readonly isKnown: (blob: Blob) => boolean
  },
): Promise<Pick<Pointer, 'id' | 'manifest' | 'assets'>> => {
  const encoded = encodeManifest(manifest, base)
  const kept = await jsonEntry(assets)
  const entries = new Map([...entriesOf(manifest), ['assets', kept.entry] as const])
  const bytes = [
    ...(await bytesToStore(store, entries, [...added, kept], isKnown)),
    { key: manifestKey(manifest.id), bytes: async () => encoded },
  ]
  await store.putAll(bytes).catch(async (error: unknown) => {
    await store.remove(bytes.map(({ key }) => key)).catch(() => undefined)
    throw error
  })
  return { id: manifest.id, manifest: hashOf(encoded), assets: kept.entry }
}
