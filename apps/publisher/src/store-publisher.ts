import { type ContentMirror, mirrorContent } from '@bank/content/export/content-mirror.ts'
import { writeSnapshot } from '@bank/content/export/write-snapshot.ts'
import { changeTag } from '@bank/content/store/database/change-tag.ts'
import type { Store } from '@bank/content/store/open-store.ts'
import { configuredPublisher } from '@bank/site/build/publish-current.ts'
import type { SitePublisher } from '@bank/site/build/site-publisher.ts'
import { type Publisher, publisherOf } from './publisher.ts'

export type StorePublisher = { readonly content: ContentMirror; readonly site: SitePublisher; readonly publisher: Publisher }

/** A publisher of an open store, with the settings of the environment. The snapshot of each release is kept as the current one. */
export const storePublisher = async (store: Store, environment: Readonly<Record<string, string | undefined>>): Promise<StorePublisher> => {
  const content = mirrorContent(store)
  const site = await configuredPublisher(environment, console.log)
  const keep = async (snapshot: Parameters<typeof writeSnapshot>[0]): Promise<void> => void (await writeSnapshot(snapshot, store.dataDir))
  return { content, site, publisher: publisherOf(content, site, { now: Date.now, tag: () => changeTag(store), keep }) }
}
