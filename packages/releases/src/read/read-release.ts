import { z } from 'zod'
import { type Base, readStoredManifest } from '../manifest/encode-manifest.ts'
import { assetsSchema, type Files, type Manifest, manifestKey, type Pointer, pointerKey, pointerSchema } from '../manifest/manifest.ts'
import { DamagedError, type ReleaseStore } from '../store/release-store.ts'
import { readJsonEntry } from './read-blob.ts'

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
export const readRelease = (
  store: ReleaseStore,
  { id, manifest }: Pick<Pointer, 'id' | 'manifest'>,
): Promise<{ readonly manifest: Manifest; readonly base: Base }> =>
  readStoredManifest(id, manifest, async (release) => {
    const stored = await store.get(manifestKey(release))
    if (!stored) throw new DamagedError(manifestKey(release), 'is missing')
    return stored.bytes
  })

/** The files of all kept releases whose names hold a hash. Throws `DamagedError`. */
export const readAssets = (store: ReleaseStore, { assets }: Pointer): Promise<Files> => readJsonEntry(store, assets, assetsSchema)
