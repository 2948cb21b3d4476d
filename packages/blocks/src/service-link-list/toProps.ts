import { nonBlank, type Text } from '@bank/model/text.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import type { ToProps } from '../block.ts'
import type { serviceLinkList } from './schema.ts'

export type ServiceLink = { name: Text; subline: Text | undefined; to: LinkTarget | undefined }

export type ServiceLinkListProps = { headline: Text | undefined; links: readonly ServiceLink[] }

/** Rows without a name are left out, a row without an address is no link; without rows the block is hidden. */
export const toProps: ToProps<typeof serviceLinkList, ServiceLinkListProps> = (record, { link }) => {
  const links = (record.links ?? []).flatMap(({ name, subline, uri, refresh }): ServiceLink[] => {
    const words = nonBlank(name)
    return words ? [{ name: words, subline: nonBlank(subline), to: link(uri, { refresh }) }] : []
  })
  return links.length === 0 ? undefined : { headline: nonBlank(record.headline), links }
}
