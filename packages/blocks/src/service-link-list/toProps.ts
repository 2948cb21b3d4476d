import type { Text } from '@bank/model/text.ts'
import { type ToProps, written } from '../block.ts'
import type { LinkTarget } from '../primitives/Link.tsx'
import type { serviceLinkList } from './schema.ts'

export type ServiceLink = { name: Text; subline: Text | undefined; to: LinkTarget | undefined }

export type ServiceLinkListProps = { headline: Text | undefined; links: readonly ServiceLink[] }

/** Rows without a name are left out, a row without an address is no link; without rows the block is hidden. */
export const toProps: ToProps<typeof serviceLinkList, ServiceLinkListProps> = (record, { link }) => {
  const links = (record.links ?? []).flatMap(({ name, subline, uri, refresh }): ServiceLink[] => {
    const words = written(name)
    return words ? [{ name: words, subline: written(subline), to: link(uri, { refresh }) }] : []
  })
  return links.length === 0 ? undefined : { headline: written(record.headline), links }
}
