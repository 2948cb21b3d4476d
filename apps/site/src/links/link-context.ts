import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { LinkQuestion } from '@bank/rules/links/resolve-link.ts'

/** What the link rules need to know about the site as a whole. */
export type LinkContext = Pick<LinkQuestion, 'published' | 'homeHosts' | 'allowList'>

const hostsOf = (siteUrl: string): readonly string[] => {
  const { host = '' } = URL.parse(siteUrl) ?? {}
  if (host === '') return []
  return host.startsWith('www.') ? [host, host.slice(4)] : [host, `www.${host}`]
}

/**
 * The link context of a site that serves these addresses, files included. Texts name the site by the address that its settings say, wherever it runs, such as
 * on the machine of whoever tries it.
 */
export const linkContext = (
  addresses: Iterable<string>,
  siteUrl: string,
  { allowList, siteUrl: known }: Pick<Snapshot['settings'], 'allowList'> & Partial<Pick<Snapshot['settings'], 'siteUrl'>>,
): LinkContext & { readonly published: ReadonlySet<string> } => ({
  published: new Set(addresses),
  homeHosts: [...new Set([siteUrl, known ?? ''].flatMap(hostsOf))],
  allowList: (allowList ?? []).flatMap(({ url }) => url ?? []),
})
