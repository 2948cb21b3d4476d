import { type Blob, storedBlob } from '@bank/releases/manifest/blob.ts'
import { readBlob } from '@bank/releases/read/read-blob.ts'
import type { ReleaseStore } from '@bank/releases/store/release-store.ts'
import { isPage } from '@bank/rules/serving/content-types.ts'
import pLimit from 'p-limit'
import type { FileIndex, Texts } from './release.ts'

const atOnce = 16

/**
 * Reads all texts of a release as they are stored, and checks them; those that the release before had are taken from it. Throws `DamagedError`
 * for the first one that is missing or broken.
 */
export const readTexts = async (store: ReleaseStore, files: FileIndex, before: Texts = new Map()): Promise<Texts> => {
  const texts = new Map<string, Buffer>()
  const missing = new Map<string, Blob>()
  for (const file of files.values()) {
    if (!file.br && !isPage(file.type)) continue
    const blob = storedBlob(file)
    const known = before.get(blob.hash)
    if (known) texts.set(blob.hash, known)
    else missing.set(blob.hash, blob)
  }
  await pLimit(atOnce).map(missing.values(), async (blob) => {
    texts.set(blob.hash, await readBlob(store, blob))
  })
  return texts
}
