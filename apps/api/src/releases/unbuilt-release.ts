import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { readPointer, readRelease } from '@bank/releases/read/read-release.ts'
import type { ReleaseStore } from '@bank/releases/store/release-store.ts'
import { buildLists, type CardOf } from '../lists/lists.ts'
import { readSearchData } from './load-data.ts'
import { searchIndexes } from './load-search.ts'
import type { Release } from './release.ts'

/** A width that any picture is made in when it is asked for. */
const pictureWidth = 960

/** What can be searched is what the release in force holds; nothing while there is none that can be read. */
export const searchInForce = async (store: ReleaseStore): Promise<Release['search']> => {
  const nothing = { documents: [], groups: [] }
  const searched = async () => {
    const pointer = await readPointer(store)
    if (!pointer) return undefined
    const { manifest } = await readRelease(store, pointer)
    const [en, es] = [await readSearchData(store, manifest, 'en', undefined), await readSearchData(store, manifest, 'es', undefined)]
    return { en: en.searched, es: es.searched }
  }
  return searchIndexes((await searched().catch(() => undefined)) ?? { en: nothing, es: nothing })
}

/** What the API answers from for content that nothing was built of. Pages and pictures are the business of whoever shows these. */
export const unbuiltRelease = (
  id: string,
  content: Snapshot,
  { search, cardOf }: { readonly search: Release['search']; readonly cardOf?: CardOf | undefined },
): Release => ({
  id,
  policy: '',
  calculatorPolicy: '',
  files: new Map(),
  leftover: new Map(),
  unprefixed: new Set(),
  texts: new Map(),
  search,
  content,
  lists: buildLists(content, (name) => `/media/${name}.${pictureWidth}.webp`, cardOf),
})
