import type { Content } from '@bank/content/snapshot/read-content.ts'
import type { Language } from '@bank/i18n/languages.ts'
import type { SearchDocument, WordGroup } from '@bank/search/document.ts'
import { entriesOf } from '../../page-data/entries.ts'
import type { BuiltPage } from '../facts/built-site.ts'
import { cardsOfOthers } from './cards-on-pages.ts'
import { menuLabels } from './menu-labels.ts'
import { pageDocument } from './page-document.ts'
import { recordDocuments } from './record-documents.ts'
import { searchPages } from './search-page.ts'
import { townsElsewhere } from './towns-elsewhere.ts'
import { wordGroups } from './word-groups.ts'

/** The address of something that can be searched. */
export type SearchedAddress = Pick<SearchDocument, 'url'>

/** What can be searched in one language, as a release holds it; `towns` are those in which the bank has nothing. */
export type SearchData = {
  readonly documents: readonly SearchDocument[]
  readonly groups: readonly WordGroup[]
  readonly towns: readonly string[]
}

/** What can be searched in one language (D-SRCH-2), made from the built pages themselves, so that what is found and suggested is what is published. */
const searchDataOf = (built: readonly BuiltPage[], content: Content, other: Content): SearchData => {
  const pages = searchPages(built, content.language, entriesOf(content), menuLabels(content))
  const records = recordDocuments(pages, content)
  const withoutOthers = cardsOfOthers(records)
  const documents = [...pages.map((page) => pageDocument(withoutOthers(page), content)), ...records]
  return { documents, groups: wordGroups(content, other, documents), towns: townsElsewhere(content.records.locations) }
}

/** The addresses of what can be searched in one language, without reading what it says. */
const searchedIn = (built: readonly BuiltPage[], content: Content): readonly SearchedAddress[] => {
  const pages = searchPages(built, content.language, entriesOf(content), menuLabels(content))
  return [...pages, ...recordDocuments(pages, content)].map(({ url }) => ({ url }))
}

/** The addresses of all that `searchData` makes documents of, in each language: a fraction of its work. */
export const searchedAddresses = (
  built: readonly BuiltPage[],
  contents: Readonly<Record<Language, Content>>,
): Readonly<Record<Language, { readonly documents: readonly SearchedAddress[] }>> => ({
  en: { documents: searchedIn(built, contents.en) },
  es: { documents: searchedIn(built, contents.es) },
})

/** What can be searched in each language. */
export const searchData = (
  built: readonly BuiltPage[],
  contents: Readonly<Record<Language, Content>>,
): Readonly<Record<Language, SearchData>> => ({
  en: searchDataOf(built, contents.en, contents.es),
  es: searchDataOf(built, contents.es, contents.en),
})
