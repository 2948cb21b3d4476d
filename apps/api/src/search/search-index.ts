import MiniSearch, { type SearchResult } from 'minisearch'
import { bestExcerpt, type Excerpt } from './excerpt.ts'
import { boundedTerms, matching } from './query.ts'
import type { SearchDocument } from './search-document.ts'
import { suggestFrom } from './suggestions.ts'

export type Found = Excerpt & { readonly title: string; readonly url: string; readonly kind: string }

/** Search over the pages of one language. */
export type SearchIndex = {
  /** At most eight names for typed text (SRCH-10, API-01). */
  readonly suggest: (typed: string) => readonly { readonly term: string }[]
  /** The pages for typed text, best first, ten from `offset` on, and how many there are (SRCH-20, D-SRCH-2). */
  readonly results: (typed: string, offset: number) => { readonly data: readonly Found[]; readonly total: number }
}

export const resultsPerPage = 10

/** Pages that hold every word; where there are none, pages that hold any. */
const searchAllThenAny = <Document>(index: MiniSearch<Document>, terms: string): SearchResult[] => {
  if (terms === '') return []
  const all = index.search(terms, { combineWith: 'AND' })
  return all.length > 0 ? all : index.search(terms, { combineWith: 'OR' })
}

/** Pages that are indexed in one go; between two goes other requests have their turn, so that publishing slows nobody down. */
const chunkSize = 5

/** Makes the index of one language from its pages (D-SRCH-2). */
export const buildSearchIndex = async (documents: readonly SearchDocument[]): Promise<SearchIndex> => {
  const pages = new MiniSearch<SearchDocument & { id: number }>({
    fields: ['title', 'headings', 'description', 'text'],
    ...matching,
    extractField: (document, field) => {
      const value = document[field as keyof typeof document]
      return Array.isArray(value) ? value.join('\n') : String(value)
    },
    searchOptions: { ...matching.searchOptions, boost: { title: 5, headings: 2, description: 2 } },
  })
  await pages.addAllAsync(
    documents.map((document, id) => ({ ...document, id })),
    { chunkSize },
  )

  const suggest = await suggestFrom(documents.flatMap(({ names }) => names))
  return {
    suggest: (typed) => suggest(typed).map((term) => ({ term })),
    results: (typed, offset) => {
      const found = searchAllThenAny(pages, boundedTerms(typed))
      const data = found.slice(offset, offset + resultsPerPage).flatMap(({ id, terms }) => {
        const document = documents[id]
        if (!document) return []
        const { title, url, kind, description, text } = document
        return [{ title, url, kind, ...bestExcerpt([description, text], new Set(terms)) }]
      })
      return { data, total: found.length }
    },
  }
}
