import type { StoredManifest } from '../manifest/encode-manifest.ts'
import type { Files } from '../manifest/manifest.ts'
import type { ReleaseStore } from '../store/release-store.ts'

/** How many are kept: of manifests the one in force, the one before, and what both are differences from. */
const mostKept = 3

/** What stored bytes mean, by their hash: it never changes, so nothing here can be out of date. Those read or written last are kept. */
const memory = <Value>() => {
  const ofStores = new WeakMap<ReleaseStore, Map<string, Value>>()
  const remember = (store: ReleaseStore, hash: string, value: Value): Value => {
    const kept = ofStores.get(store) ?? new Map<string, Value>()
    ofStores.set(store, kept)
    kept.delete(hash)
    kept.set(hash, value)
    for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest)
    return value
  }
  const recall = (store: ReleaseStore, hash: string): Value | undefined => {
    const value = ofStores.get(store)?.get(hash)
    return value && remember(store, hash, value)
  }
  return { remember, recall }
}

/** Manifests by the hash of their stored bytes. */
export const rememberedManifests = memory<StoredManifest>()

/** Hashed files of kept releases by the hash of their text. */
export const rememberedAssets = memory<Files>()
