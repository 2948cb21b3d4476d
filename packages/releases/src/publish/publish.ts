import { highestSerial } from '../history/history.ts'
import { type Blob, type NewEntry, storedBlob } from '../manifest/blob.ts'
import { newFiles } from '../manifest/changed-files.ts'
import type { Base } from '../manifest/encode-manifest.ts'
import { type Files, type Manifest, manifestFormat, manifestSchema, type Pointer } from '../manifest/manifest.ts'
import { readPointer, readRelease, unlessDamaged } from '../read/read-release.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { assetsEntry } from './assets.ts'
import { dataOf, entriesOf, storedHashes } from './missing.ts'
import { storeRelease } from './store-release.ts'
import { HeldError, putPointer, switchTime } from './switch-pointer.ts'

/** What a release is to be: everything that it names, and the bytes of what may not be stored yet. */
export type Draft = Omit<Manifest, 'format' | 'id' | 'serial' | 'publishedAt'> & { readonly added: readonly NewEntry[] }

/** What is in force while a release is made; without a manifest when it cannot be read. */
type Last = { readonly pointer: Pointer | undefined; readonly manifest?: Manifest; readonly base?: Base }

const readLast = async (store: ReleaseStore): Promise<Last> => {
  const pointer = await unlessDamaged(readPointer(store))
  return { pointer, ...(pointer && (await unlessDamaged(readRelease(store, pointer)))) }
}

/** A manifest that is right in every field. What it takes from the release before was checked when that was published or read. */
const checkedManifest = (manifest: Manifest, changed: Files): Manifest => ({
  ...manifestSchema.parse({ ...manifest, files: changed }),
  files: manifest.files,
})

/** Entries that may have to be stored, by name, and whether a blob of them surely is. */
const toStore = async (store: ReleaseStore, manifest: Manifest, changed: Files, trusted: Manifest | undefined) => {
  if (!trusted) return { entries: entriesOf(manifest), isKnown: await storedHashes(store) }
  const known = new Set([...dataOf(trusted).values()].map((entry) => storedBlob(entry).hash))
  return { entries: entriesOf({ ...manifest, files: changed }), isKnown: ({ hash }: Blob) => known.has(hash) }
}

export type PublishOptions = {
  readonly now: Date
  /**
   * Whether everything that the release in force names is stored for sure. A publisher that changes few pages says so after it has asked
   * `missingEntries` once; looking at every blob would take longer than the change.
   */
  readonly trustsLast: boolean
  /** What becomes of a release that somebody switched to. It is kept in force, unless told: replaced, or changed and held on. */
  readonly held?: 'replace' | 'change' | undefined
  /** Until when its pages say what was done, as ISO 8601; what but changes the release in force says that of it. */
  readonly asOf?: string | undefined
}

/**
 * Publishes a release: stores what is new, then puts it in force in one step. `compose` makes it from the one in force, which nobody else
 * changes meanwhile; there is none when it cannot be read. Whoever serves sees the release before or this one, each of it whole. When
 * anything fails the one before stays. Throws `BusyError` when somebody else is publishing for longer than a minute, and `HeldError` when the
 * release in force is to stay.
 */
export const publish = (
  store: ReleaseStore,
  compose: (last: Manifest | undefined) => Draft | Promise<Draft>,
  { now, trustsLast, held, asOf }: PublishOptions,
): Promise<Manifest> =>
  store.exclusively(async (turn) => {
    const { pointer, manifest: last, base } = await readLast(store)
    if (pointer?.held && !held) throw new HeldError(pointer.id)
    const { added, ...named } = await compose(last)
    const serial = (pointer?.serial ?? (await highestSerial(store))) + 1
    const at = switchTime(now, pointer)
    const id = `${serial}-${named.snapshot.slice(0, 12)}-${named.code.slice(0, 8)}`
    const trusted = trustsLast ? last : undefined
    const changed = trusted ? newFiles(trusted.files, named.files) : named.files
    const manifest = checkedManifest({ ...named, format: manifestFormat, id, serial, publishedAt: at }, changed)
    const assets = await assetsEntry(store, pointer, changed)
    const { entries, isKnown } = await toStore(store, manifest, changed, trusted)
    const stored = await storeRelease(store, manifest, { added, assets, base, entries, isKnown })
    const isChange = held === 'change'
    const saysUntil = isChange ? pointer?.asOf : asOf
    const marks = { ...(isChange && pointer?.held && { held: true as const }), ...(saysUntil && { asOf: saysUntil }) }
    await putPointer(store, turn, { serial, at, ...stored, ...marks }, pointer)
    return manifest
  })
