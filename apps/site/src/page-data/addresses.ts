import { type Language, languages } from '@bank/i18n/languages.ts'
import { isUnprefixed } from '@bank/rules/links/unprefixed.ts'

/** One address at which something is published in one language. */
export type Address = { readonly path: string; readonly file: string; readonly language: Language }

const fileOf = (path: string): string => path.replace(/^\/|\/$/g, '')

/** Unprefixed addresses that also answer with a prefix, so that a prefixed link works too (D-ROUTE-2). */
const alsoPrefixed = (uri: string): boolean => /^\/(?:sitemap|thank-you|events)\/$|^\/locations\//.test(uri)

/**
 * Every address of a record with this uri (D-ROUTE-1, D-ROUTE-2, D-ROUTE-8, D-LOC-1). The Spanish page of an unprefixed address is
 * kept under `_es/` and answered at the same address when the visitor's cookie asks for Spanish.
 */
export const addressesOf = (uri: string, englishOnly: boolean): readonly Address[] => {
  const offered = englishOnly ? languages.filter((language) => language === 'en') : languages
  const prefixed = offered.map((language): Address => ({ path: `/${language}${uri}`, file: fileOf(`/${language}${uri}`), language }))
  if (uri === '/') return [{ path: '/', file: '', language: 'en' }, ...prefixed]
  if (!isUnprefixed(uri) && uri !== '/locations/') return prefixed
  const unprefixed = offered.map(
    (language): Address => ({ path: uri, file: language === 'en' ? fileOf(uri) : `_es/${fileOf(uri)}`, language }),
  )
  return alsoPrefixed(uri) ? [...unprefixed, ...prefixed] : unprefixed
}
