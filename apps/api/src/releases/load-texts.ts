import { storedBlob } from '@bank/releases/manifest/blob.ts'
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
export const readTexts = async (store: ReleaseStore, files: FileIndex, before: Texts | undefined): Promise<Texts> => {
  const wanted = new Map(
    [...files.values()].filter(({ br, type }) => br || isPage(type)).map((file) => [storedBlob(file).hash, storedBlob(file)]),
  )
  const read = await pLimit(atOnce).map(
    wanted.values(),
    async (blob) => [blob.hash, before?.get(blob.hash) ?? (await readBlob(store, blob))] as const,
  )
  return new Map(read)
}
