import { type Language, languages } from '@bank/i18n/languages.ts'
import type { BuiltPage } from './built-site.ts'
import { canonicalPath } from './canonical-path.ts'
import type { PageText } from './page-text.ts'
import { namesOfPages, type SiteNames } from './site-names.ts'

/** One page as the search knows it (D-SRCH-2). */
export type SearchDocument = PageText & {
  readonly url: string
  /** First part of the address: personal, blog, locations… */
  readonly kind: string
  /** What visitors may look for it by; suggestions are made of them. */
  readonly names: readonly string[]
}

const kindOf = (url: string): string => url.replace(/^\/(?:en|es)\//, '/').split('/')[1] || 'home'

/** The pages of one language. Those that must not be indexed stay out, and of two addresses of one page only the canonical one is in. */
const indexedPages = (pages: readonly BuiltPage[], wanted: Language) =>
  pages.flatMap(({ path, facts }) => {
    const { language, isIndexed, words } = facts
    if (language !== wanted || !isIndexed) return []
    const url = canonicalPath(facts)
    return url !== undefined && url === path.replace(/^\/_es\//, '/') ? [{ url, kind: kindOf(url), words }] : []
  })

/** The documents of each language, made from the built pages themselves, so that what is found and suggested is what is published. */
export const searchDocuments = (
  built: readonly BuiltPage[],
  namesIn: (language: Language) => SiteNames,
): Readonly<Record<Language, readonly SearchDocument[]>> => {
  const inLanguage = (language: Language): readonly SearchDocument[] => {
    const pages = indexedPages(built, language)
    const names = namesOfPages(pages, namesIn(language))
    return pages.map(({ words, ...page }, index) => ({ ...page, ...words, names: names[index] ?? [] }))
  }
  return Object.fromEntries(languages.map((language) => [language, inLanguage(language)])) as Record<Language, readonly SearchDocument[]>
}
