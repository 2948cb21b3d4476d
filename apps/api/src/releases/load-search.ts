import { setImmediate } from 'node:timers/promises'
import type { Language } from '@bank/i18n/languages.ts'
import { createSearchIndex } from '@bank/search/index/search-index.ts'
import type { SearchData } from '../search/search-data.ts'
import type { Release } from './release.ts'

const pause = async (): Promise<void> => {
  await setImmediate()
}

/** The search indexes of both languages; `before` are those of the release before, which share what did not change. */
export const searchIndexes = async (
  searched: Readonly<Record<Language, SearchData>>,
  before?: Release['search'],
): Promise<Release['search']> => ({
  en: await createSearchIndex('en', searched.en, pause, before?.en),
  es: await createSearchIndex('es', searched.es, pause, before?.es),
})
