import { join } from 'node:path'
import { readCurrent } from '@bank/content/files/current-file.ts'
import { loadSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import { buildLists } from '../lists/lists.ts'
import { buildSearchIndexes, readSearchIndexes } from './load-search.ts'
import type { Release } from './release.ts'

/** A width that the development server makes of any picture when it is asked for. */
const pictureWidth = 960

/**
 * What the API answers from while the site is developed: the content of a snapshot that nothing was built of yet. Pages and pictures are the
 * development server's business; what can be searched is what the last release holds, if there is one.
 */
export const developmentRelease = async (dataDir: string, hash: string): Promise<Release> => {
  const releases = join(dataDir, 'releases')
  const [{ snapshot }, last] = await Promise.all([loadSnapshot(dataDir, hash), readCurrent(releases)])
  return {
    id: hash,
    policy: '',
    calculatorPolicy: '',
    files: new Map(),
    leftover: new Map(),
    unprefixed: new Set(),
    search: await (last === undefined ? buildSearchIndexes({ en: [], es: [] }) : readSearchIndexes(join(releases, last))),
    content: snapshot,
    lists: buildLists(snapshot, (name) => `/media/${name}.${pictureWidth}.webp`),
  }
}
