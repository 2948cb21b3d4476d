import { join } from 'node:path'
import type { Language } from '@bank/i18n/languages.ts'
import { type SearchDocument, searchDocuments } from '../search/search-document.ts'
import { buildSearchIndex } from '../search/search-index.ts'
import { readJson } from './read-json.ts'
import type { Release } from './release.ts'

/** The search indexes of both languages. */
export const buildSearchIndexes = async (documents: Readonly<Record<Language, SearchDocument[]>>): Promise<Release['search']> => ({
  en: await buildSearchIndex(documents.en),
  es: await buildSearchIndex(documents.es),
})

/** The search indexes of the release in the folder `root`. Throws when what a build wrote for them is missing or broken. */
export const readSearchIndexes = async (root: string): Promise<Release['search']> => {
  const read = (language: Language) => readJson(join(root, 'search', `${language}.json`), searchDocuments)
  return buildSearchIndexes({ en: await read('en'), es: await read('es') })
}
