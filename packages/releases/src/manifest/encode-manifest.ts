import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { z } from 'zod'
import { DamagedError } from '../store/release-store.ts'
import { type Entry, hashOf } from './blob.ts'
import { type Difference, differenceSchema, type Files, type Manifest, manifestKey, manifestSchema } from './manifest.ts'

/** A manifest that is stored whole, with the hash of its stored bytes. */
export type Base = { readonly manifest: Manifest; readonly hash: string }

const isSame = (one: Entry | undefined, other: Entry): boolean => one?.hash === other.hash && one.br?.hash === other.br?.hash

/** What a manifest changes of the files of another one. */
const differenceOf = ({ files, ...description }: Manifest, { manifest, hash }: Base): Difference => ({
  ...description,
  base: { id: manifest.id, hash },
  changed: Object.fromEntries(Object.entries(files).filter(([address, entry]) => !isSame(manifest.files[address], entry))),
  removed: Object.keys(manifest.files).filter((address) => !(address in files)),
})

const encode = (value: Manifest | Difference): Buffer =>
  brotliCompressSync(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

const dayOf = (time: string): string => time.slice(0, 10)

/**
 * The bytes to store of a manifest: whole once a day, and when a tenth of its files differ; else the difference from the `base`, a hundredth of
 * its size. A difference is never made from a difference, so that two reads give any manifest.
 */
export const encodeManifest = (manifest: Manifest, base: Base | undefined): Buffer => {
  if (!base || dayOf(base.manifest.publishedAt) !== dayOf(manifest.publishedAt)) return encode(manifest)
  const difference = differenceOf(manifest, base)
  const changes = Object.keys(difference.changed).length + difference.removed.length
  return encode(changes * 10 > Object.keys(manifest.files).length ? manifest : difference)
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

/** The whole manifest that a difference makes of its base. */
export const applyDifference = ({ base: _base, changed, removed, ...description }: Difference, base: Manifest): Manifest => {
  const gone = new Set(removed)
  const left: Files = Object.fromEntries(Object.entries(base.files).filter(([address]) => !gone.has(address)))
  return { ...description, files: { ...left, ...changed } }
}

/** The whole manifest of stored bytes of a known hash. `bytesOf` gives the stored bytes of another release. Throws `DamagedError`. */
export const readStoredManifest = async (
  release: string,
  hash: string,
  bytesOf: (release: string) => Promise<Buffer>,
): Promise<{ readonly manifest: Manifest; readonly base: Base }> => {
  const decoded = async (id: string, wanted: string) => {
    const bytes = await bytesOf(id)
    if (hashOf(bytes) !== wanted) throw new DamagedError(manifestKey(id), 'is damaged: its bytes do not match their hash')
    return decodeManifest(id, bytes)
  }
  const own = await decoded(release, hash)
  if (!('base' in own)) return { manifest: own, base: { manifest: own, hash } }
  const base = await decoded(own.base.id, own.base.hash)
  if ('base' in base) throw new DamagedError(manifestKey(own.base.id), 'is a difference itself')
  return { manifest: applyDifference(own, base), base: { manifest: base, hash: own.base.hash } }
}
