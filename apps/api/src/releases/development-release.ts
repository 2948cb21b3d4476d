import { loadSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import { readPointer, readRelease } from '@bank/releases/read/read-release.ts'
import type { ReleaseStore } from '@bank/releases/store/release-store.ts'
import { buildLists } from '../lists/lists.ts'
import { buildSearchIndexes, readSearchIndexes } from './load-search.ts'
import type { Release } from './release.ts'

/** A width that the development server makes of any picture when it is asked for. */
const pictureWidth = 960

/** What can be searched is what the last release holds, if there is one that can be read. */
const lastSearch = async (store: ReleaseStore): Promise<Release['search']> => {
  const pointer = await readPointer(store)
  if (!pointer) throw new Error('There is no release yet.')
  return readSearchIndexes(store, (await readRelease(store, pointer)).manifest, undefined)
}

/**
 * What the API answers from while the site is developed: the content of a snapshot that nothing was built of yet. Pages and pictures are the
 * development server's business.
 */
export const developmentRelease = async (store: ReleaseStore, dataDir: string, hash: string): Promise<Release> => {
  const { snapshot } = await loadSnapshot(dataDir, hash)
  return {
    id: hash,
    policy: '',
    calculatorPolicy: '',
    files: new Map(),
    leftover: new Map(),
    unprefixed: new Set(),
    texts: new Map(),
    search: await lastSearch(store).catch(() => buildSearchIndexes({ en: [], es: [] })),
    content: snapshot,
    lists: buildLists(snapshot, (name) => `/media/${name}.${pictureWidth}.webp`),
  }
}
