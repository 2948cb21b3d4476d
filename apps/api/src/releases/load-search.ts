import type { Language } from '@bank/i18n/languages.ts'
import type { SearchDocument } from '../search/search-document.ts'
import { buildSearchIndex } from '../search/search-index.ts'
import type { Release } from './release.ts'

/** The search indexes of both languages; `before` are those of the release before, which share what did not change. */
export const searchIndexes = async (
  documents: Readonly<Record<Language, readonly SearchDocument[]>>,
  before?: Release['search'],
): Promise<Release['search']> => ({
  en: await buildSearchIndex(documents.en, before?.en),
  es: await buildSearchIndex(documents.es, before?.es),
})
