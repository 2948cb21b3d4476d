import type { BuiltSite } from './built-site.ts'

/**
 * Every internal address in the built pages that leads nowhere: pages, anchors, scripts, styles, pictures. `siteUrl` makes
 * absolute links to the site itself internal. Returns one line per dead address, each naming a page it stands on.
 */
export const deadLinks = (site: BuiltSite, siteUrl: string): readonly string[] => {
  const anchors = new Map(site.pages.map(({ path, facts }) => [path, new Set(facts.ids)]))
  const exists = (path: string) =>
    site.files.has(path) || site.files.has(`${path}index.html`) || path.startsWith('/api/') || path === '/menu.txt'
  const dead = new Map<string, string>()
  const check = (value: string, page: (typeof site.pages)[number]) => {
    if (value === '' || /^(?:mailto|tel|data):/.test(value)) return
    const url = new URL(value, `${siteUrl}${page.path}`)
    if (url.origin !== new URL(siteUrl).origin) return
    const path = decodeURI(url.pathname)
    if (!exists(path)) dead.set(`${path} (on ${page.path})`, path)
    else if (url.hash.length > 1 && anchors.has(path) && !anchors.get(path)?.has(decodeURIComponent(url.hash.slice(1))))
      dead.set(`${path}${url.hash} (on ${page.path})`, path)
  }
  for (const page of site.pages) for (const address of page.facts.addresses) check(address, page)
  return [...dead.keys()]
}
