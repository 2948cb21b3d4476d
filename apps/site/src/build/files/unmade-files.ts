import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { namesPicture } from '../../media/make-renditions.ts'
import type { SiteAssembler } from '../../page-data/assemble.ts'
import type { LinkedSite } from '../checks/link-check.ts'
import type { SiteFiles } from './folder-files.ts'

/** Texts that pages share, and files that the build makes beside them. */
const madeBeside = /^\/_astro\/[\w-]+\.[0-9a-f]{12}\.(?:js|css|json)$|^\/site\.webmanifest$|^\/\.well-known\//

/** What links of a site may lead to that is not made as a whole: its documents, `fixed` files, pictures of the snapshot, and what is made beside the pages. */
export const unmadeFiles = (
  documents: ReadonlySet<string>,
  { media }: Pick<Snapshot, 'media'>,
  { calendars }: Pick<SiteAssembler, 'calendars'>,
  fixed: SiteFiles,
): LinkedSite['files'] => ({
  keys: () => documents,
  has: (address) =>
    documents.has(address.slice(1)) ||
    fixed.has(address) ||
    calendars.has(address) ||
    madeBeside.test(address) ||
    namesPicture(media, address),
})
