import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { BuiltSite } from '../build/built-site.ts'
import { linkContext } from './link-context.ts'

export const linksAddress = '/links.json'

/** What the link rules know about the site as a file, for HTML that reaches browsers after the build. */
export const linksFile = (site: BuiltSite, siteUrl: string, settings: Pick<Snapshot['settings'], 'allowList'>): string => {
  const files = [...site.files].filter((address) => !/^\/(?:_astro|_es|media)\/|\.html$/.test(address))
  const pages = site.pages.map(({ path }) => path).filter((path) => !path.startsWith('/_es/'))
  const { published, homeHosts, allowList } = linkContext([...pages, ...files], siteUrl, settings)
  return JSON.stringify({ homeHosts, allowList, published: [...published] })
}
