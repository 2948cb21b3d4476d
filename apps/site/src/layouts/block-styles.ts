import type { DetailSlug } from '@bank/blocks/details/detail-views.ts'
import siteStyles from '@bank/ui/styles/site.css?url'
import frameStyles from '../frame/frame.css?url'

const files = import.meta.glob<string>(['../../../../packages/blocks/src/*/*.css', '../../../../packages/blocks/src/details/*/*.css'], {
  query: '?url',
  import: 'default',
  eager: true,
})

/** What every page needs; blocks come after it, so that they may refine it. */
export const baseStyles: readonly string[] = [siteStyles, frameStyles]

/** Records of several collections share a detail view, and its folder. */
const detailFolders: Readonly<Record<string, string>> = {
  posts: 'article',
  releases: 'article',
  reports: 'article',
  events: 'event',
  locations: 'location',
  place: 'place',
} satisfies Record<DetailSlug, string>

/** The folder below `packages/blocks/src`, or below its `details`, that holds a kind of block or of record. */
export const folderOf = (kind: string): string => detailFolders[kind] ?? kind.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/** Addresses of the stylesheets that these kinds of blocks and records need, each once, in the order of the page. */
export const stylesOf = (kinds: readonly string[]): readonly string[] =>
  [...new Set(kinds)].flatMap((kind) => {
    const folder = folderOf(kind)
    return Object.entries(files).flatMap(([path, address]) => (path.endsWith(`/${folder}/${folder}.css`) ? [address] : []))
  })
