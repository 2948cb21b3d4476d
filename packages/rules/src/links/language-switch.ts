import { type Language, otherLanguage } from '../language.ts'
import { splitPrefix, withPrefix } from './language-prefix.ts'
import type { Published } from './resolve-link.ts'
import { withTrailingSlash } from './unprefixed.ts'

export type LanguageSwitch = {
  readonly href: string
  /** Language to keep in the cookie when the switch is used (LINK-30). */
  readonly language: Language
  /** The address stays and the page is rendered anew in the language of the cookie (D-ROUTE-8). */
  readonly sameAddress: boolean
}

/**
 * Where the language switcher leads from a page (LINK-27 to LINK-29, D-LINK-8). `path` may carry query and hash, which a swap
 * keeps; `language` is that of the page shown; `published` holds every address with its prefix and closing slash.
 */
export const languageSwitch = (path: string, language: Language, published: Published): LanguageSwitch => {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  const target = otherLanguage(language)
  if (pathname === '/' || pathname === '') return { href: `${withPrefix(target, '/')}${rest}`, language: target, sameAddress: false }
  const current = splitPrefix(withTrailingSlash(pathname))
  if (!current.language) return { href: path, language: target, sameAddress: true }
  const other = otherLanguage(current.language)
  const isTranslated = published.has(withPrefix(current.language, current.rest)) && published.has(withPrefix(other, current.rest))
  return { href: isTranslated ? `${withPrefix(other, current.rest)}${rest}` : withPrefix(other, '/'), language: other, sameAddress: false }
}
