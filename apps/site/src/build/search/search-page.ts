import type { Language } from '@bank/i18n/languages.ts'
import { splitPrefix } from '@bank/rules/links/language-prefix.ts'
import type { Entry } from '../../page-data/entries.ts'
import type { BuiltPage } from '../facts/built-site.ts'
import { canonicalPath } from '../facts/canonical-path.ts'
import type { PageText } from '../facts/page-text.ts'

/** A page that the search of one language knows. */
export type SearchPage = {
  readonly url: string
  /** Its address without a language. */
  readonly uri: string
  readonly words: PageText
  readonly ids: readonly string[]
  readonly entry: Entry
  readonly labels: readonly string[]
}

/** Demonstrations of blocks, and the search itself. */
const isUnsearched = (uri: string): boolean => /^\/(?:blocks|search)\//.test(uri)

/**
 * The pages of one language, by their canonical addresses; those in English alone are pages of both. One that search engines must not list is in
 * where a menu leads to it: the log-in of mortgages.
 */
export const searchPages = (
  built: readonly BuiltPage[],
  language: Language,
  entries: readonly Entry[],
  labels: ReadonlyMap<string, readonly string[]>,
): readonly SearchPage[] => {
  const known = new Map(entries.map((entry) => [entry.uri, entry]))
  return built.flatMap(({ path, facts }) => {
    const url = canonicalPath(facts)
    if (url === undefined || url !== path) return []
    const uri = splitPrefix(url).rest
    const entry = known.get(uri)
    if (!entry || isUnsearched(uri) || (facts.language !== language && !(entry.englishOnly && facts.language === 'en'))) return []
    const own = labels.get(uri) ?? []
    return facts.isIndexed || own.length > 0 ? [{ url, uri, words: facts.words, ids: facts.ids, entry, labels: own }] : []
  })
}
