import type { Language } from '@bank/i18n/languages.ts'
import type { Manifest } from '@bank/releases/manifest/manifest.ts'
import { readJsonEntry } from '@bank/releases/read/read-blob.ts'
import type { ReleaseStore } from '@bank/releases/store/release-store.ts'
import { type SearchDocument, searchDocuments } from '../search/search-document.ts'
import { buildSearchIndex } from '../search/search-index.ts'
import type { Release } from './release.ts'

/** The search indexes of both languages. */
export const buildSearchIndexes = async (documents: Readonly<Record<Language, SearchDocument[]>>): Promise<Release['search']> => ({
  en: await buildSearchIndex(documents.en),
  es: await buildSearchIndex(documents.es),
})

/** The search indexes of a release; those of the release before where nothing changed. Throws when what they are made of is missing or broken. */
export const readSearchIndexes = async (
  store: ReleaseStore,
  manifest: Manifest,
  before: Release | undefined,
): Promise<Release['search']> => {
  const read = async (language: Language) => {
    const entry = manifest.search[language]
    if (!entry) throw new Error(`Release ${manifest.id} has nothing to search in ${language}`)
    if (before?.source?.manifest.search[language]?.hash === entry.hash) return before.search[language]
    return buildSearchIndex(await readJsonEntry(store, entry, searchDocuments))
  }
  return { en: await read('en'), es: await read('es') }
}
