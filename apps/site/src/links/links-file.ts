import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { BuiltSite } from '../build/built-site.ts'
import { linkSurroundings } from './link-surroundings.ts'

export const linksAddress = '/links.json'

/** The surroundings of all links as a file, for HTML that reaches browsers after the build. */
export const linksFile = (site: BuiltSite, siteUrl: string, settings: Pick<Snapshot['settings'], 'allowList'>): string => {
  const files = [...site.files].filter((address) => !/^\/(?:_astro|_es|media)\/|\.html$/.test(address))
  const pages = site.pages.map(({ path }) => path).filter((path) => !path.startsWith('/_es/'))
  const { published, homeHosts, allowList } = linkSurroundings([...pages, ...files], siteUrl, settings)
  return JSON.stringify({ homeHosts, allowList, published: [...published] })
}
