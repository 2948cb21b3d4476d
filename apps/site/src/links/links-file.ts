import type { BuiltPage } from '../build/facts/built-site.ts'
import { linkContext } from './link-context.ts'

export const linksAddress = '/links.json'

/** What the link rules know about the site as a file, for HTML that reaches browsers after the build. */
export const linksFile = (
  site: { readonly pages: readonly Pick<BuiltPage, 'path'>[]; readonly files: { readonly keys: () => Iterable<string> } },
  siteUrl: string,
  settings: Parameters<typeof linkContext>[2],
): string => {
  const files = [...site.files.keys()].filter((address) => !/^\/(?:_astro|media)\/|\.(?:html|ics)$/.test(address))
  const pages = site.pages.map(({ path }) => path)
  const { published, homeHosts, allowList } = linkContext([...pages, ...files], siteUrl, settings)
  return JSON.stringify({ homeHosts, allowList, published: [...published] })
}
