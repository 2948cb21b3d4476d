import { type Language, languages } from '@bank/i18n/languages.ts'
import { splitPrefix, withPrefix } from '@bank/rules/links/language-prefix.ts'
import { isUnprefixed } from '@bank/rules/links/unprefixed.ts'

/** One address at which something is published in one language. */
export type Address = { readonly path: string; readonly file: string; readonly language: Language }

/** Unprefixed addresses that also answer below `/en/`, so that a prefixed link works too (D-ROUTE-2). */
const alsoPrefixed = (uri: string): boolean => /^\/(?:sitemap|thank-you|events)\/$|^\/locations\//.test(uri)

/**
 * Every address of a record with this uri, its own in each language first (D-ROUTE-1, D-ROUTE-2, D-ROUTE-8, D-LOC-1). The Spanish page of an
 * unprefixed address lies below `/es/`, and is answered at the unprefixed one, too, when the visitor wants Spanish.
 */
export const addressesOf = (uri: string, englishOnly: boolean): readonly Address[] => {
  const at = (language: Language, path: string): Address => ({ path, file: path.replace(/^\/|\/$/g, ''), language })
  const offered = englishOnly ? languages.filter((language) => language === 'en') : languages
  const prefixed = offered.map((language) => at(language, withPrefix(language, uri)))
  if (uri === '/') return [...prefixed, at('en', '/')]
  if (!isUnprefixed(uri) && uri !== '/locations/') return prefixed
  return [at('en', uri), ...prefixed.filter(({ language }) => language !== 'en' || alsoPrefixed(uri))]
}

/** The address that a page in two languages is known by, from any path at which it is published; query and hash are no part of it. */
export const canonicalAddress = (address: string): string => {
  const [path = address] = address.split(/[?#]/)
  const { language = 'en', rest } = splitPrefix(path)
  return addressesOf(rest, false).find((one) => one.language === language)?.path ?? path
}
