import { type Language, languages } from '@bank/i18n/languages.ts'
import type { BuiltSite } from './built-site.ts'
import type { PageWords } from './page-words.ts'

/** One page as the search knows it (D-SRCH-2). */
export type SearchDocument = PageWords & {
  readonly url: string
  /** First part of the address: personal, blog, locations… */
  readonly kind: string
}

const kindOf = (url: string): string => url.replace(/^\/(?:en|es)\//, '/').split('/')[1] || 'home'

/**
 * The documents of one language, made from the built pages themselves, so that what is found is what is published. Pages
 * that must not be indexed stay out, and of two addresses of one page only the canonical one is in.
 */
export const searchDocuments = (site: BuiltSite): Readonly<Record<Language, readonly SearchDocument[]>> => {
  const documents = site.pages.flatMap(({ path, facts }) => {
    const { language, canonical, isIndexed, words } = facts
    if (!language || !canonical || !isIndexed) return []
    const url = new URL(canonical).pathname
    return url === path.replace(/^\/_es\//, '/') ? [{ language, document: { url, kind: kindOf(url), ...words } }] : []
  })
  const inLanguage = (wanted: Language) => documents.flatMap(({ language, document }) => (language === wanted ? [document] : []))
  return Object.fromEntries(languages.map((language) => [language, inLanguage(language)])) as Record<Language, SearchDocument[]>
}
