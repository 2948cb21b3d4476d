import { z } from 'zod'
import { storedBlob } from '../manifest/blob.ts'
import { readStoredManifest, type StoredManifest } from '../manifest/encode-manifest.ts'
import { assetsSchema, type Files, manifestKey, type Pointer, pointerKey, pointerSchema } from '../manifest/manifest.ts'
import { DamagedError, type ReleaseStore } from '../store/release-store.ts'
import { parseJsonEntry, readBlob } from './read-blob.ts'
import { rememberedAssets, rememberedManifests } from './remembered.ts'

/** Reads a stored pointer. Throws `DamagedError` when it is none, such as the one of a former layout. */
export const parsePointer = (key: string, bytes: Buffer): Pointer => {
  const parsed = (): unknown => {
    try {
      return JSON.parse(bytes.toString('utf8'))
    } catch {
      throw new DamagedError(key, 'names no release')
    }
  }
  const result = pointerSchema.safeParse(parsed())
  if (result.success) return result.data
  throw new DamagedError(key, `names no release: ${z.prettifyError(result.error)}`)
}

/** What is in force, or nothing before the first release. Throws `DamagedError`. */
export const readPointer = async (store: ReleaseStore): Promise<Pointer | undefined> => {
  const stored = await store.get(pointerKey)
  return stored && parsePointer(pointerKey, stored.bytes)
}

/** The result, or nothing where something is damaged. */
export const unlessDamaged = <Result>(reading: Promise<Result>): Promise<Result | undefined> =>
  reading.catch((error: unknown) => {
    if (error instanceof DamagedError) return undefined
    throw error
  })

/** A release that was in force, and what its manifest is stored as a difference from. Throws `DamagedError`. */
export const readRelease = async (
  store: ReleaseStore,
  { id, manifest: hash }: Pick<Pointer, 'id' | 'manifest'>,
): Promise<StoredManifest> => {
  const { recall, remember } = rememberedManifests
  const bytesOf = async (release: string): Promise<Buffer> => {
    const stored = await store.get(manifestKey(release))
    if (!stored) throw new DamagedError(manifestKey(release), 'is missing')
    return stored.bytes
  }
  const read = await readStoredManifest(id, hash, { bytesOf, known: (wanted) => recall(store, wanted) })
  remember(store, read.base.hash, { manifest: read.base.manifest, base: read.base })
  return remember(store, hash, read)
}

/** The files of all kept releases whose names hold a hash. Throws `DamagedError`. */
export const readAssets = async (store: ReleaseStore, { assets }: Pick<Pointer, 'assets'>): Promise<Files> => {
  const stored = await readBlob(store, storedBlob(assets))
  const { recall, remember } = rememberedAssets
  return recall(store, assets.hash) ?? remember(store, assets.hash, await parseJsonEntry(assets, stored, assetsSchema))
}
