import type { Language } from '@bank/i18n/languages.ts'
import { splitPrefix } from '@bank/rules/links/language-prefix.ts'
import { isPage } from '@bank/rules/serving/content-types.ts'
import { calculatorFolder, fileHeaders, type Headers } from '@bank/rules/serving/response-headers.ts'
import type { Pages, SiteFile } from '../releases/release.ts'

export type ResolvedFile = {
  readonly kind: 'file'
  readonly file: SiteFile
  readonly status: 200 | 404
  /** Only pages have a language. */
  readonly language?: Language
  /** Another visitor may get another file, by cookie or by the languages that the browser asks for. */
  readonly byVisitor: boolean
  /** Security, policy and cache headers of the address. */
  readonly headers: Headers
}

export type Resolved = ResolvedFile | { readonly kind: 'redirect'; readonly to: string } | { readonly kind: 'missing' }

const errorPages = { en: ['/404.html', '/en/404/index.html'], es: ['/es/404/index.html', '/404.html'] } as const

const isErrorPage = (address: string): boolean => Object.values(errorPages).some((pages) => pages.some((page) => page === address))

/** The path of a request as it names a file; nothing for one that no file can have (encoded slashes, NUL, broken escapes). */
const filePath = (url: string): string | undefined => {
  const [path = '/'] = url.split('?')
  if (/%(?:2f|5c|00)|\\/i.test(path)) return undefined
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return undefined
  }
}

const languageOf = (address: string): Language => (address.startsWith('/es/') ? 'es' : 'en')

const file = (
  release: Pages,
  found: SiteFile,
  address: string,
  { status = 200, byVisitor = false }: { status?: 200 | 404; byVisitor?: boolean } = {},
): ResolvedFile => ({
  kind: 'file',
  file: found,
  status,
  ...(isPage(found.type) && { language: languageOf(address) }),
  byVisitor,
  headers: fileHeaders(address, release),
})

/** The page for an unknown address, in the language of its prefix, or without one in the visitor's (D-ROUTE-7). */
const notFound = (release: Pages, path: string, language: Language | undefined): Resolved => {
  const prefix = splitPrefix(path).language
  for (const address of errorPages[prefix ?? language ?? 'en']) {
    const page = release.files.get(address)
    if (page) return file(release, page, address, { status: 404, byVisitor: prefix === undefined })
  }
  return { kind: 'missing' }
}

/** A page without language prefix: the Spanish one at the same address for visitors who want it; older releases keep it aside (D-ROUTE-8). */
const unprefixedPage = (release: Pages, page: SiteFile, address: string, language: Language | undefined): ResolvedFile => {
  const translated = language === 'es' ? (release.files.get(`/es${address}`) ?? release.files.get(`/_es${address}`)) : undefined
  const answer = file(release, translated ?? page, address, { byVisitor: true })
  return translated ? { ...answer, language: 'es' } : answer
}

/** The page that differs from an address in capital letters alone: `/locations/TX` is `/locations/tx/` (D-LOC-4). */
const inSmallLetters = (release: Pages, path: string): string | undefined => {
  const small = path.toLowerCase()
  if (small === path) return undefined
  const folder = small.endsWith('/') ? small : `${small}/`
  const page = `${folder}index.html`
  return release.files.has(page) && !isErrorPage(page) ? folder : undefined
}

/**
 * What a release answers to an address. `url` is the raw request target with its query; `language` is what the visitor
 * wants. Every lookup is by whole address in the release's index, so nothing outside of it can be reached.
 */
export const resolveAddress = (release: Pages, url: string, language: Language | undefined): Resolved => {
  const path = filePath(url)
  if (path === undefined) return notFound(release, url, language)
  const address = path.endsWith('/') ? `${path}index.html` : path
  const page = isErrorPage(address) ? undefined : release.files.get(address)

  if (page) {
    const [, folder] = /^(.*\/)index\.html$/.exec(address) ?? []
    if (folder === undefined) return file(release, page, address)
    if (path === address && folder !== calculatorFolder) return { kind: 'redirect', to: url.replace(/index\.html(?=\?|$)/, '') }
    return release.unprefixed.has(folder) ? unprefixedPage(release, page, address, language) : file(release, page, address)
  }
  const index = `${path}/index.html`
  if (!path.endsWith('/') && release.files.has(index) && !isErrorPage(index)) return { kind: 'redirect', to: url.replace(/(?=\?|$)/, '/') }
  const leftover = release.leftover.get(address)
  if (leftover) return file(release, leftover, address)
  const small = inSmallLetters(release, path)
  return small ? { kind: 'redirect', to: url.replace(/^[^?]*/, encodeURI(small)) } : notFound(release, path, language)
}

/** Whether a page of the release stands at a path. */
export const isPagePath = (release: Pages, path: string): boolean => {
  const found = path.startsWith('/') && !path.includes('?') ? resolveAddress(release, path, undefined) : undefined
  return found?.kind === 'file' && found.status === 200 && found.language !== undefined
}
