import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { LinkQuestion } from '@bank/rules/links/resolve-link.ts'

/** What the link rules need to know about the site as a whole. */
export type LinkContext = Pick<LinkQuestion, 'published' | 'homeHosts' | 'allowList'>

const hostsOf = (siteUrl: string): readonly string[] => {
  const { host } = new URL(siteUrl)
  return host.startsWith('www.') ? [host, host.slice(4)] : [host, `www.${host}`]
}

/** The link context of a site that serves these addresses, files included. */
export const linkContext = (
  addresses: Iterable<string>,
  siteUrl: string,
  { allowList }: Pick<Snapshot['settings'], 'allowList'>,
): LinkContext & { readonly published: ReadonlySet<string> } => ({
  published: new Set(addresses),
  homeHosts: hostsOf(siteUrl),
  allowList: (allowList ?? []).flatMap(({ url }) => url ?? []),
})
