import { loadSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import type { ReleaseStore } from '@bank/releases/store/release-store.ts'
import type { Release } from './release.ts'
import { searchInForce, unbuiltRelease } from './unbuilt-release.ts'

/** What the API answers from while the site is developed: the content of a snapshot that nothing was built of yet. */
export const developmentRelease = async (store: ReleaseStore, dataDir: string, hash: string): Promise<Release> => {
  const { snapshot } = await loadSnapshot(dataDir, hash)
  return unbuiltRelease(hash, snapshot, { search: await searchInForce(store) })
}
