import { hashedFolders } from '@bank/rules/serving/response-headers.ts'
import { readHistory } from '../history/history.ts'
import type { Entry, NewEntry } from '../manifest/blob.ts'
import { newFiles } from '../manifest/changed-files.ts'
import { jsonEntry } from '../manifest/json-entry.ts'
import type { Files, Pointer } from '../manifest/manifest.ts'
import { readAssets, readRelease, unlessDamaged } from '../read/read-release.ts'
import type { ReleaseStore } from '../store/release-store.ts'

/** The files of a release whose names hold a hash: open pages ask for them after the next release, too. */
export const hashedFiles = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).filter(([address]) => hashedFolders.some((folder) => address.startsWith(folder))))

/** Those of some releases; of one address, the newest. */
const ofReleases = async (store: ReleaseStore, pointers: readonly Pointer[]): Promise<Files> => {
  const assets: Files = {}
  for (const pointer of pointers)
    Object.assign(assets, hashedFiles((await unlessDamaged(readRelease(store, pointer)))?.manifest.files ?? {}))
  return assets
}

type Kept = {
  readonly files: Files
  /** The entry that holds them already. */
  readonly stored?: Entry
}

/** Those of all kept releases, as the pointer says; gathered from the releases themselves when it cannot be asked. */
const keptAssets = async (store: ReleaseStore, pointer: Pointer | undefined): Promise<Kept> => {
  const files = pointer && (await unlessDamaged(readAssets(store, pointer)))
  return files ? { files, stored: pointer.assets } : { files: await ofReleases(store, await readHistory(store)) }
}

/** An entry of the hashed files of all kept releases and of those that are new; what is stored already when none of them is. */
export const assetsEntry = async (
  store: ReleaseStore,
  pointer: Pointer | undefined,
  files: Files,
): Promise<{ readonly entry: Entry; readonly added: readonly NewEntry[] }> => {
  const kept = await keptAssets(store, pointer)
  const changed = newFiles(kept.files, hashedFiles(files))
  if (kept.stored && Object.keys(changed).length === 0) return { entry: kept.stored, added: [] }
  const made = await jsonEntry({ ...kept.files, ...changed })
  return { entry: made.entry, added: [made] }
}
