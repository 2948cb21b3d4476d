import { readHistory } from '../history/history.ts'
import { blobKey, storedBlob } from '../manifest/blob.ts'
import { decodeManifest } from '../manifest/encode-manifest.ts'
import { jsonEntry } from '../manifest/json-entry.ts'
import { type Files, manifestKey, switchKey } from '../manifest/manifest.ts'
import { hashedFiles } from '../publish/assets.ts'
import { entriesOf } from '../publish/missing.ts'
import { replacePointer } from '../publish/switch-pointer.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { keptOf, keptSince, type Retention } from './retention.ts'

/** What releases name: their manifests, blobs and hashed files, and those that they are differences from. */
type Named = { readonly manifests: ReadonlySet<string>; readonly blobs: Set<string>; readonly assets: Files }

/** Reads what is named by releases, oldest first. One that is missing names nothing; throws `DamagedError` for one that cannot be read. */
const namedBy = async (store: ReleaseStore, releases: readonly string[]): Promise<Named> => {
  const manifests = new Set<string>()
  const blobs = new Set<string>()
  const assets: Files = {}
  const read = async (release: string): Promise<void> => {
    if (manifests.has(manifestKey(release))) return
    const stored = await store.get(manifestKey(release))
    if (!stored) return
    manifests.add(manifestKey(release))
    const manifest = decodeManifest(release, stored.bytes)
    // What a difference takes from its base is counted there.
    if ('base' in manifest) await read(manifest.base.id)
    const files = 'base' in manifest ? manifest.changed : manifest.files
    for (const entry of entriesOf({ ...manifest, files }).values()) blobs.add(blobKey(storedBlob(entry).hash))
    Object.assign(assets, hashedFiles(files))
  }
  for (const release of releases) await read(release)
  return { manifests, blobs, assets }
}

export type Collected = { readonly releases: number; readonly blobs: number }

/**
 * Removes releases that were last in force before the time of `retention`, and everything that no kept release names: what an interrupted
 * publish left, too. The one in force always stays. Never runs while somebody publishes. Throws `DamagedError`, and removes nothing, when a kept
 * release cannot be read: nobody could tell what it needs.
 *
 * @internal Tests collect more than once a day.
 */
export const collect = (
  store: ReleaseStore,
  { now, retention }: { readonly now: Date; readonly retention: Retention },
): Promise<Collected> =>
  store.exclusively(async (turn) => {
    const history = await readHistory(store)
    const pointer = history.at(-1)
    if (!pointer) return { releases: 0, blobs: 0 }
    const kept = keptOf(history, keptSince(now, retention))
    const named = await namedBy(store, [...new Set(kept.map(({ id }) => id))])
    const assets = await jsonEntry(named.assets)
    named.blobs.add(blobKey(storedBlob(assets.entry).hash))
    if (assets.entry.hash !== pointer.assets.hash) {
      await store.putAll([{ key: blobKey(storedBlob(assets.entry).hash), bytes: assets.bytes }])
      await replacePointer(store, turn, { ...pointer, assets: assets.entry })
    }
    const gone = async (prefix: string, stays: ReadonlySet<string>) =>
      [...(await store.list(prefix)).keys()].filter((key) => !stays.has(key))
    const blobs = await gone('blobs/', named.blobs)
    const releases = await gone('releases/', named.manifests)
    turn.check()
    await store.remove([...(await gone('switches/', new Set(kept.map(({ serial }) => switchKey(serial))))), ...releases, ...blobs])
    return { releases: releases.length, blobs: blobs.length }
  })

const collectedKey = 'collected'
const day = 24 * 60 * 60 * 1000

/** Collects unless that was done within a day: it reads every kept release. Throws as `collect` does. */
export const collectDaily = async (
  store: ReleaseStore,
  options: { readonly now: Date; readonly retention: Retention },
): Promise<Collected | undefined> => {
  const last = (await store.get(collectedKey))?.bytes.toString('utf8')
  if (last !== undefined && Math.abs(options.now.getTime() - new Date(last).getTime()) < day) return undefined
  const collected = await collect(store, options)
  await store.put(collectedKey, Buffer.from(options.now.toISOString()))
  return collected
}
