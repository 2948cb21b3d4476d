import { hashedFolders } from '@bank/rules/serving/response-headers.ts'
import { readHistory } from '../history/history.ts'
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

/** Those of all kept releases, as the pointer says; gathered from the releases themselves when it cannot be asked. */
export const keptAssets = async (store: ReleaseStore, pointer: Pointer | undefined): Promise<Files> =>
  (pointer && (await unlessDamaged(readAssets(store, pointer)))) ?? ofReleases(store, await readHistory(store))
