import { isDeepStrictEqual } from 'node:util'
import { type DocumentIndex, type Hit, indexDocuments } from './document-index.ts'
import { bestExcerpt, type Excerpt } from './excerpt.ts'
import { boundedTerms } from './query.ts'
import type { SearchDocument } from './search-document.ts'
import { type Suggestions, suggestFrom } from './suggestions.ts'

export type Found = Excerpt & { readonly title: string; readonly url: string; readonly kind: string }

/** Search over the pages of one language. */
export type SearchIndex = {
  /** At most eight names for typed text (SRCH-10, API-01). */
  readonly suggest: (typed: string) => readonly { readonly term: string }[]
  /** The pages for typed text, best first, ten from `offset` on, and how many there are (SRCH-20, D-SRCH-2). */
  readonly results: (typed: string, offset: number) => { readonly data: readonly Found[]; readonly total: number }
  /** What the next index may take over. */
  readonly made: {
    readonly from: readonly SearchDocument[]
    readonly pages: DocumentIndex<SearchDocument>
    readonly suggestions: Suggestions
  }
}

export const resultsPerPage = 10

/** Pages that hold every word; where there are none, pages that hold any. */
const searchAllThenAny = (pages: DocumentIndex<SearchDocument>, terms: string): readonly Hit<SearchDocument>[] => {
  if (terms === '') return []
  const options = { boost: { title: 5, headings: 2, description: 2 } }
  const all = pages.search(terms, { ...options, combineWith: 'AND' })
  return all.length > 0 ? all : pages.search(terms, { ...options, combineWith: 'OR' })
}

const howPages = {
  fields: ['title', 'headings', 'description', 'text'],
  textOf: (document: SearchDocument, field: string): string => {
    const value = document[field as keyof SearchDocument]
    return Array.isArray(value) ? value.join('\n') : String(value)
  },
  /** A page takes about a millisecond. */
  atOnce: 5,
}

/** Documents, each that is as it was before as the same object. */
const takeOver = (documents: readonly SearchDocument[], before: readonly SearchDocument[]): readonly SearchDocument[] => {
  const known = new Map(before.map((document) => [document.url, document]))
  return documents.map((document) => {
    const last = known.get(document.url)
    // Of two pages with one address each is a document of its own.
    known.delete(document.url)
    return last && isDeepStrictEqual(last, document) ? last : document
  })
}

/** Makes the index of one language from its pages (D-SRCH-2); of the one `before` where only some of them changed. */
export const buildSearchIndex = async (given: readonly SearchDocument[], before?: SearchIndex): Promise<SearchIndex> => {
  if (before && given === before.made.from) return before
  const documents = before ? takeOver(given, before.made.pages.documents) : given
  const pages = await indexDocuments(documents, howPages, before?.made.pages)
  const suggestions = await suggestFrom(
    documents.flatMap(({ names }) => names),
    before?.made.suggestions,
  )
  return {
    made: { from: given, pages, suggestions },
    suggest: (typed) => suggestions.suggest(typed).map((term) => ({ term })),
    results: (typed, offset) => {
      const found = searchAllThenAny(pages, boundedTerms(typed))
      const data = found.slice(offset, offset + resultsPerPage).map(({ document, terms }) => {
        const { title, url, kind, description, text } = document
        return { title, url, kind, ...bestExcerpt([description, text], new Set(terms)) }
      })
      return { data, total: found.length }
    },
  }
}
