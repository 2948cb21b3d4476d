import type { SiteAssembler } from '../page-data/assemble.ts'
import type { SiteFiles } from './folder-files.ts'
import type { LinkedSite } from './link-check.ts'

/** Pictures, scripts and files that the build makes for pages as it finds them named. */
const madeBeside = /^\/(?:media|_astro)\/|^\/[\w.-]+\.(?:xml|txt|webmanifest)$|^\/\.well-known\//

/** What links of a site may lead to that is not made as a whole: its documents, `fixed` files, and what is made beside the pages. */
export const unmadeFiles = (
  documents: ReadonlySet<string>,
  { calendars }: Pick<SiteAssembler, 'calendars'>,
  fixed: SiteFiles,
): LinkedSite['files'] => ({
  keys: () => documents,
  has: (address) => documents.has(address.slice(1)) || fixed.has(address) || calendars.has(address) || madeBeside.test(address),
})
