import { defaultLanguage, type Language, otherLanguage } from '../language.ts'
import { languageOfAddress } from './language-cookie.ts'
import { splitPrefix, withPrefix } from './language-prefix.ts'
import type { Published } from './resolve-link.ts'
import { withTrailingSlash } from './unprefixed.ts'

export type LanguageSwitch = {
  readonly href: string
  /** Language to keep in the cookie when the switch is used (LINK-30). */
  readonly language: Language
}

/**
 * Where the language switcher leads from a page (LINK-27 to LINK-29, D-LINK-8): to the same path under the other prefix, from the Spanish address
 * of an unprefixed page to the one without prefix, else to the other home page. `path` may carry query and hash, which a swap keeps;
 * `language` is that of the page shown; `published` holds every address with its prefix and closing slash.
 */
export const languageSwitch = (path: string, language: Language, published: Published): LanguageSwitch => {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  const own = withTrailingSlash(pathname || '/')
  const current = splitPrefix(own)
  const target = otherLanguage(current.language ?? language)
  const translations = [withPrefix(target, current.rest), ...(target === defaultLanguage ? [current.rest] : [])]
  const translation = published.has(own) ? translations.find((address) => published.has(address)) : undefined
  return { href: translation ? `${translation}${rest}` : withPrefix(target, '/'), language: target }
}

/**
 * The language that was switched to where the page at `from` led to `to`: its other version, or the home page that stands in for a missing one. Without
 * scripts nothing else says that the switcher was used (LINK-30, D-LINK-8).
 */
export const switchedTo = (from: URL, to: string): Language | undefined => {
  const target = splitPrefix(to.replace(/[?#].*$/s, ''))
  if (languageOfAddress(from) === target.language) return undefined
  const isOtherVersion = splitPrefix(from.pathname).rest === target.rest
  const isOtherHome = target.rest === '/' && languageOfAddress(from) !== undefined
  return isOtherVersion || isOtherHome ? target.language : undefined
}
