import type { ChangedFiles } from '@bank/releases/manifest/changed-files.ts'
import type { Files } from '@bank/releases/manifest/manifest.ts'
import { contentType } from '@bank/rules/serving/content-types.ts'
import type { FileIndex, SiteFile } from './release.ts'

const siteFile = (address: string, entry: Files[string]): SiteFile => ({ ...entry, type: contentType(address) })

/** The files of a release, or of several, by address and with their types. */
export const fileIndex = (files: Files): FileIndex =>
  new Map(Object.entries(files).map(([address, entry]) => [address, siteFile(address, entry)]))

/** The index of a release that has some other files than the one before: what both hold is taken over. */
export const nextFileIndex = (before: FileIndex, { changed, removed }: ChangedFiles): FileIndex => {
  const index = new Map(before)
  for (const address of removed) index.delete(address)
  for (const [address, entry] of Object.entries(changed)) index.set(address, siteFile(address, entry))
  return index
}
