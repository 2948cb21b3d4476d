import { nonBlank, type Text } from '@bank/model/text.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import type { ToProps } from '../block.ts'
import type { siteMap } from './schema.ts'

export type SiteMapGroup = { readonly name: string; readonly pages: readonly { readonly to: LinkTarget; readonly title: Text }[] }

export type SiteMapProps = { headline: Text | undefined; description: Text | undefined; groups: readonly SiteMapGroup[] }

/** Parts of the site under the title of their first page, and the pages that stand alone together at the end. */
const named = (parts: readonly SiteMapGroup['pages'][], restName: string): readonly SiteMapGroup[] => {
  const large = parts.filter(({ length }) => length > 1)
  const rest = parts.filter(({ length }) => length === 1).flat()
  return [
    ...large.map((pages) => ({ name: pages[0]?.title.text ?? '', pages })),
    ...(rest.length > 0 ? [{ name: restName, pages: rest }] : []),
  ]
}

/** All published pages in the order of their groups (ROUTE-15); hidden on a site without pages. */
export const toProps: ToProps<typeof siteMap, SiteMapProps> = (record, { pages, link, t }) => {
  const groups = new Map<string, { to: LinkTarget; title: Text }[]>()
  for (const { path, title, group } of pages) {
    const to = link(path)
    if (to && nonBlank(title)) groups.set(group, [...(groups.get(group) ?? []), { to, title }])
  }
  if (groups.size === 0) return undefined
  return {
    headline: nonBlank(record.headline),
    description: nonBlank(record.description),
    groups: named([...groups.values()], t('morePages')),
  }
}
