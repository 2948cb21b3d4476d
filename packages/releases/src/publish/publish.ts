import { highestSerial } from '../history/history.ts'
import { type Blob, type NewEntry, storedBlob } from '../manifest/blob.ts'
import type { Base } from '../manifest/encode-manifest.ts'
import { type Manifest, manifestSchema, type Pointer } from '../manifest/manifest.ts'
import { readPointer, readRelease, unlessDamaged } from '../read/read-release.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { hashedFiles, keptAssets } from './assets.ts'
import { entriesOf, storedHashes } from './missing.ts'
import { storeRelease } from './store-release.ts'
import { putPointer, switchTime } from './switch-pointer.ts'

/** What a release is to be: everything that it names, and the bytes of what may not be stored yet. */
export type Draft = Omit<Manifest, 'format' | 'id' | 'serial' | 'publishedAt'> & { readonly added: readonly NewEntry[] }

/** What is in force while a release is made; without a manifest when it cannot be read. */
type Last = { readonly pointer: Pointer | undefined; readonly manifest?: Manifest; readonly base?: Base }

const readLast = async (store: ReleaseStore): Promise<Last> => {
  const pointer = await unlessDamaged(readPointer(store))
  return { pointer, ...(pointer && (await unlessDamaged(readRelease(store, pointer)))) }
}

/** What is surely stored: what the release in force names when that is trusted, else what a look at the store finds. */
const knownBlobs = async (store: ReleaseStore, manifest: Manifest | undefined): Promise<(blob: Blob) => boolean> => {
  if (!manifest) return storedHashes(store)
  const hashes = new Set([...entriesOf(manifest).values()].map((entry) => storedBlob(entry).hash))
  return ({ hash }) => hashes.has(hash)
}

export type PublishOptions = {
  readonly now: Date
  /**
   * Whether everything that the release in force names is stored for sure. A publisher that changes few pages says so after it has asked
   * `missingEntries` once; looking at every blob would take longer than the change.
   */
  readonly trustsLast: boolean
}

/**
 * Publishes a release: stores what is new, then puts it in force in one step. `compose` makes it from the one in force, which nobody else
 * changes meanwhile; there is none when it cannot be read. Whoever serves sees the release before or this one, each of it whole. When
 * anything fails the one before stays. Throws `BusyError` when somebody else is publishing for longer than a minute.
 */
export const publish = (
  store: ReleaseStore,
  compose: (last: Manifest | undefined) => Draft | Promise<Draft>,
  { now, trustsLast }: PublishOptions,
): Promise<Manifest> =>
  store.exclusively(async (turn) => {
    const { pointer, manifest: last, base } = await readLast(store)
    const { added, ...named } = await compose(last)
    const serial = (pointer?.serial ?? (await highestSerial(store))) + 1
    const at = switchTime(now, pointer)
    const id = `${serial}-${named.snapshot.slice(0, 12)}-${named.code.slice(0, 8)}`
    const manifest = manifestSchema.parse({ ...named, format: 1, id, serial, publishedAt: at })
    const assets = { ...(await keptAssets(store, pointer)), ...hashedFiles(manifest.files) }
    const isKnown = await knownBlobs(store, trustsLast ? last : undefined)
    const stored = await storeRelease(store, manifest, { added, assets, base, isKnown })
    await putPointer(store, turn, { serial, at, ...stored }, pointer)
    return manifest
  })
