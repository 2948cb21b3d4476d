import { isDeepStrictEqual } from 'node:util'
import type { Language } from '@bank/i18n/languages.ts'
import type { SearchData } from './search-documents.ts'

type AllData = Readonly<Record<Language, SearchData>>

const withSame = (before: SearchData, after: SearchData): SearchData => {
  const known = new Map(before.documents.map((document) => [document.url, document]))
  const documents = after.documents.map((document) => {
    const same = known.get(document.url)
    return same && isDeepStrictEqual(same, document) ? same : document
  })
  return { ...after, documents }
}

/** What can be searched, with documents that say the same as before as the objects that they were: those are not written as JSON again. */
export const withSameDocuments = (before: AllData | undefined, after: AllData): AllData =>
  before ? { en: withSame(before.en, after.en), es: withSame(before.es, after.es) } : after
