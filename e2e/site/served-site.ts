import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { blobKey, type Entry, storedBlob } from '@bank/releases/manifest/blob.ts'
import { applyDifference, decodeManifest } from '@bank/releases/manifest/encode-manifest.ts'
import { type Manifest, manifestKey, pointerKey } from '@bank/releases/manifest/manifest.ts'
import { parsePointer } from '@bank/releases/read/read-release.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))

/** Port of the served site under test. */
export const port = Number(process.env['E2E_PORT'] ?? 4310)

export const siteAddress = `http://localhost:${port}`

/** Where store, snapshot and release were prepared for the tests. */
export const dataDir = resolve(process.env['DATA_DIR'] || join(repository, '.build/test-data'))

/** Folder of the releases. */
export const releasesDir = join(dataDir, 'releases')

const read = (key: string): Buffer => readFileSync(join(releasesDir, key))

/** The release that is being served. */
export const servedRelease = (): Manifest => {
  const { id } = parsePointer(pointerKey, read(pointerKey))
  const manifest = decodeManifest(id, read(manifestKey(id)))
  if (!('base' in manifest)) return manifest
  const base = decodeManifest(manifest.base.id, read(manifestKey(manifest.base.id)))
  if ('base' in base) throw new Error(`${base.id} is a difference itself`)
  return applyDifference(manifest, base)
}

/** The bytes of an entry of the served release. */
export const servedBytes = (entry: Entry): Buffer => {
  const stored = read(blobKey(storedBlob(entry).hash))
  return entry.br ? brotliDecompressSync(stored) : stored
}
