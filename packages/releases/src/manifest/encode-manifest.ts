import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { z } from 'zod'
import { DamagedError } from '../store/release-store.ts'
import { hashOf } from './blob.ts'
import { changedFiles } from './changed-files.ts'
import { type Difference, differenceSchema, type Files, type Manifest, manifestKey, manifestSchema } from './manifest.ts'

/** A manifest that is stored whole, with the hash of its stored bytes. */
export type Base = { readonly manifest: Manifest; readonly hash: string }

/** What a manifest changes of the files of another one. */
const differenceOf = ({ files, ...description }: Manifest, { manifest, hash }: Base): Difference => {
  const { changed, removed } = changedFiles(manifest.files, files)
  return { ...description, base: { id: manifest.id, hash }, changed, removed: [...removed] }
}

const encode = (value: Manifest | Difference): Buffer =>
  brotliCompressSync(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

const dayOf = (time: string): string => time.slice(0, 10)

/**
 * The bytes to store of a manifest: whole once a day, and when a tenth of its files differ; else the difference from the `base`, a hundredth of
 * its size, and then that base. A difference is never made from a difference, so that two reads give any manifest.
 */
export const encodeManifest = (manifest: Manifest, base: Base | undefined): { readonly bytes: Buffer; readonly base?: Base } => {
  if (!base || dayOf(base.manifest.publishedAt) !== dayOf(manifest.publishedAt)) return { bytes: encode(manifest) }
  const difference = differenceOf(manifest, base)
  const changes = Object.keys(difference.changed).length + difference.removed.length
  return changes * 10 > Object.keys(manifest.files).length ? { bytes: encode(manifest) } : { bytes: encode(difference), base }
}

/** Reads stored bytes: a manifest, or a difference that needs its base. Throws `DamagedError` with the key of the release. */
export const decodeManifest = (release: string, bytes: Buffer): Manifest | Difference => {
  const key = manifestKey(release)
  const read = (): unknown => {
    try {
      return JSON.parse(brotliDecompressSync(bytes).toString('utf8'))
    } catch {
      throw new DamagedError(key, 'is damaged: it cannot be decompressed and read')
    }
  }
  const value = read()
  const result = (typeof value === 'object' && value && 'base' in value ? differenceSchema : manifestSchema).safeParse(value)
  if (!result.success) throw new DamagedError(key, `is not right: ${z.prettifyError(result.error)}`)
  if (result.data.id !== release) throw new DamagedError(key, `says that it is ${result.data.id}`)
  return result.data
}

/**
 * The whole manifest that a difference makes of its base.
 *
 * @internal The server of browser tests reads releases without a store.
 */
export const applyDifference = ({ base: _base, changed, removed, ...description }: Difference, base: Manifest): Manifest => {
  const files: Files = { ...base.files, ...changed }
  for (const address of removed) delete files[address]
  return { ...description, files }
}

/** A whole manifest, and what it is stored as a difference from: itself when it is stored whole. */
export type StoredManifest = { readonly manifest: Manifest; readonly base: Base }

type ReadManifest = {
  /** The stored bytes of a release. */
  readonly bytesOf: (release: string) => Promise<Buffer>
  /** What was made of bytes of a hash before. */
  readonly known?: (hash: string) => StoredManifest | undefined
}

/**
 * The whole manifest of stored bytes of a known hash. Bytes are read and checked every time, decoded when nobody knows what they hold.
 * Throws `DamagedError`.
 */
export const readStoredManifest = async (
  release: string,
  hash: string,
  { bytesOf, known = () => undefined }: ReadManifest,
): Promise<StoredManifest> => {
  const checked = async (id: string, wanted: string): Promise<Buffer> => {
    const bytes = await bytesOf(id)
    if (hashOf(bytes) !== wanted) throw new DamagedError(manifestKey(id), 'is damaged: its bytes do not match their hash')
    return bytes
  }
  const own = await checked(release, hash)
  const before = known(hash)
  if (before) {
    // A difference is nothing without what it is made from.
    if (before.base.hash !== hash) await checked(before.base.manifest.id, before.base.hash)
    return before
  }
  const manifest = decodeManifest(release, own)
  if (!('base' in manifest)) return { manifest, base: { manifest, hash } }
  const { id, hash: baseHash } = manifest.base
  const bytes = await checked(id, baseHash)
  const base = known(baseHash)?.manifest ?? decodeManifest(id, bytes)
  if ('base' in base) throw new DamagedError(manifestKey(id), 'is a difference itself')
  return { manifest: applyDifference(manifest, base), base: { manifest: base, hash: baseHash } }
}
