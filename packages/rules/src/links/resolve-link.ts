import { defaultLanguage, type Language } from '../language.ts'
import { allowed } from './allowed-link.ts'
import { splitPrefix, withPrefix } from './language-prefix.ts'
import { isUnprefixed, loadsAsDocument, withTrailingSlash } from './unprefixed.ts'
import { parseAddress } from './web-address.ts'

/** Says of every address, with its prefix and closing slash, whether something is published there. */
export type Published = Pick<ReadonlySet<string>, 'has'>

export type LinkQuestion = {
  /** Address as authored: a path, an absolute address, mailto:, tel: or #anchor. */
  readonly href: string | null | undefined
  /** Language of the page that the link stands on. */
  readonly language: Language
  /** The link is flagged to load its target as a document (LINK-10). */
  readonly refresh?: boolean | undefined
  /**
   * The site makes the link itself, of a record or a list. From a Spanish page it leads to the Spanish address of an unprefixed page; a link that
   * somebody wrote keeps the address without prefix (LINK-01, D-ROUTE-8).
   */
  readonly followsLanguage?: boolean | undefined
  /** Every address the site serves, with prefix and closing slash, linked files included (D-LINK-11). */
  readonly published: Published
  /** Hosts of this site, with port if any; www. is ignored (D-LINK-12). */
  readonly homeHosts: readonly string[]
  /** Outbound addresses that open without a warning (LINK-16). */
  readonly allowList: readonly string[]
}

export type ResolvedLink =
  | { readonly kind: 'none' }
  /** `language` is there only when the target is in another language than the page. */
  | { readonly kind: 'internal'; readonly href: string; readonly reload: boolean; readonly language?: Language }
  | { readonly kind: 'outbound'; readonly href: string; readonly opens: 'directly' | 'with-warning' }
  | { readonly kind: 'mail' | 'phone' | 'anchor'; readonly href: string }
  /** An internal address that is published in no language, or no address at all: fails the build. */
  | { readonly kind: 'unknown'; readonly href: string }

/** Stands for this site while an address is parsed; reserved, so nobody can own it. */
const here = 'site.invalid'

const bareHost = (host: string): string => host.toLowerCase().replace(/^www\./, '')

/** The published address for an internal path, in the language of the page where there is one (LINK-04 to LINK-06, D-ROUTE-2, D-ROUTE-3, D-LINK-11). */
const publishedAddress = (
  path: string,
  { language, followsLanguage, published }: Pick<LinkQuestion, 'language' | 'followsLanguage' | 'published'>,
): { path: string; language?: Language } | undefined => {
  if (isUnprefixed(path)) {
    const own = withPrefix(language, path)
    if (followsLanguage && language !== defaultLanguage && published.has(own)) return { path: own, language }
    return published.has(path) ? { path } : undefined
  }
  const written = splitPrefix(path)
  // A quoted /en/ address follows the page into Spanish; a link that names /es/ means the Spanish page wherever it stands.
  const wanted = written.language === 'es' ? 'es' : language
  const found = [...new Set([wanted, defaultLanguage])].find((candidate) => published.has(withPrefix(candidate, written.rest)))
  return found && { path: withPrefix(found, written.rest), language: found }
}

/**
 * Decides where a link goes and how: the one answer to every question about links (LINK-01 to LINK-18, D-LINK-1 to D-LINK-13).
 * Query and hash are kept. Resolving a resolved internal address changes nothing.
 */
export const resolveLink = (question: LinkQuestion): ResolvedLink => {
  const { href, language, refresh = false, homeHosts, allowList } = question
  // Browsers drop these before they read an address, so they must not hide a scheme from us.
  const written = (href ?? '').replace(/[\t\n\r]/g, '').trim()
  if (written === '') return { kind: 'none' }
  if (written.startsWith('#')) return { kind: 'anchor', href: written }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(written)?.[1]?.toLowerCase()
  if (scheme === 'mailto') return { kind: 'mail', href: written }
  if (scheme === 'tel') return { kind: 'phone', href: written }
  const isWebAddress = scheme === 'https' || scheme === 'http'
  if (!isWebAddress && (scheme !== undefined || !/^[/\\]/.test(written))) return { kind: 'unknown', href: written }

  const url = parseAddress(written, `https://${here}/`)
  if (!url) return { kind: 'unknown', href: written }
  const isHome = url.host === here || homeHosts.some((host) => bareHost(host) === bareHost(url.host))
  if (!isHome) return { kind: 'outbound', href: url.href, opens: allowed(url.href, allowList) ? 'directly' : 'with-warning' }

  const address = publishedAddress(withTrailingSlash(url.pathname), question)
  if (!address) return { kind: 'unknown', href: written }
  return {
    kind: 'internal',
    href: `${address.path}${url.search}${url.hash}`,
    reload: refresh || loadsAsDocument(address.path),
    ...(address.language && address.language !== language && { language: address.language }),
  }
}
