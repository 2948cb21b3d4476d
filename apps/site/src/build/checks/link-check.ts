import { defaultLanguage, type Language } from '@bank/rules/language.ts'
import { splitPrefix } from '@bank/rules/links/language-prefix.ts'
import { isToNobody } from '../../links/to-nobody.ts'
import type { BuiltPage } from '../facts/built-site.ts'
import type { PageFacts } from '../facts/page-facts.ts'

/** An address inside the site that leads nowhere, with a `#` where only the place on its page is missing; and a page that names it, as `written` there. */
export type DeadLink = { readonly address: string; readonly written: string; readonly page: string }

/** The language of the page at an address. */
export const languageOf = (page: string): Language => splitPrefix(page).language ?? defaultLanguage

type Files = { readonly has: (address: string) => boolean; readonly keys: () => Iterable<string> }

/** What links lead to: the addresses of all files, and all pages. */
export type LinkedSite = { readonly pages: readonly BuiltPage[]; readonly files: Files }

/** An address without its percent signs; nothing where these cannot be read. */
const decoded = (text: string, decode: typeof decodeURI): string | undefined => {
  try {
    return decode(text)
  } catch {
    return undefined
  }
}

/**
 * Every internal address of pages that leads nowhere: pages, anchors, scripts, styles, pictures; each way of writing it with the first page of each
 * language that it stands on. `siteUrl` makes absolute links to the site itself internal. Only the links of `asked` pages are followed.
 */
export const deadLinks = ({ pages, files }: LinkedSite, siteUrl: string, asked = pages): readonly DeadLink[] => {
  const { origin } = new URL(siteUrl)
  const anchors = new Map(pages.map(({ path, facts }) => [path, facts.ids]))
  const exists = (path: string) => files.has(path) || files.has(`${path}index.html`) || path === '/menu.txt'
  const leadsNowhere = (value: string, page: string): string | undefined => {
    const url = URL.parse(value, `${siteUrl}${page}`)
    if (!url) return value
    if (url.origin !== origin) return isToNobody(value) ? value : undefined
    const [path, id] = [decoded(url.pathname, decodeURI), decoded(url.hash.slice(1), decodeURIComponent)]
    if (path === undefined || id === undefined) return value
    if (!exists(path)) return path
    const ids = id === '' ? undefined : anchors.get(path)
    return ids && !ids.includes(id) ? `${path}${url.hash}` : undefined
  }
  const dead = new Map<string, DeadLink>()
  // An address that starts at the root means the same on all pages; texts that name it are of one language.
  const checked = { en: new Set<string>(), es: new Set<string>() }
  for (const { path, facts } of asked) {
    const language = languageOf(path)
    for (const value of facts.addresses) {
      if (value === '' || value.startsWith('data:') || checked[language].has(value)) continue
      if (value.startsWith('/')) checked[language].add(value)
      const address = leadsNowhere(value, path)
      if (address === undefined) continue
      const key = `${language} ${address} ${value}`
      if (!dead.has(key)) dead.set(key, { address, written: value, page: path })
    }
  }
  return [...dead.values()]
}

/** A site of which every link leads somewhere. */
type Sound = { readonly siteUrl: string; readonly files: Files; readonly pages: ReadonlyMap<string, PageFacts> }

/** Whether a site has everything that links of another one may lead to. */
const hasAllOf = (site: LinkedSite, { files, pages }: Sound): boolean => {
  for (const address of files.keys()) if (!site.files.has(address)) return false
  return site.pages.every(({ path, file, facts }) => {
    const before = pages.get(path)
    if (!before) return !files.has(`/${file}`)
    return before === facts || before.ids.every((id) => facts.ids.includes(id))
  })
}

/**
 * Checks the links of one site after another. Where nothing is gone that links led to, those of the pages that are still the same need not be
 * followed again.
 */
export const linkChecker = () => {
  let sound: Sound | undefined
  return (site: LinkedSite, siteUrl: string): readonly DeadLink[] => {
    const before = sound?.siteUrl === siteUrl && hasAllOf(site, sound) ? sound.pages : undefined
    const changed = site.pages.filter(({ path, facts }) => before?.get(path) !== facts)
    const dead = deadLinks(site, siteUrl, changed)
    if (dead.length === 0) sound = { siteUrl, files: site.files, pages: new Map(site.pages.map(({ path, facts }) => [path, facts])) }
    return dead
  }
}
