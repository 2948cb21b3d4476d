import { isDeepStrictEqual } from 'node:util'
import { type DocumentIndex, type Hit, indexDocuments } from './document-index.ts'
import { bestExcerpt, type Excerpt } from './excerpt.ts'
import { boundedTerms } from './query.ts'
import { type FoundKind, resultsPerPage } from './search-answer.ts'
import type { SearchDocument } from './search-document.ts'
import { type Suggestions, suggestFrom } from './suggestions.ts'

type Found = Excerpt & { readonly title: string; readonly url: string; readonly kind: FoundKind }

type KindCount = { readonly kind: FoundKind; readonly total: number }

type Results = { readonly data: readonly Found[]; readonly total: number; readonly kinds: readonly KindCount[] }

/** Search over the pages of one language. */
export type SearchIndex = {
  /** At most eight names for typed text (SRCH-10, API-01). */
  readonly suggest: (typed: string) => readonly { readonly term: string }[]
  /** The pages for typed text, best first, ten from `offset` on, of one kind where one is given, and how many there are (SRCH-20, D-SRCH-2). */
  readonly results: (typed: string, offset: number, kind?: FoundKind) => Results
  /** What the next index may take over. */
  readonly made: {
    readonly from: readonly SearchDocument[]
    readonly pages: DocumentIndex<SearchDocument>
    readonly suggestions: Suggestions
  }
}

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

/** What a page is, by the first part of its address. */
const kindsByFolder: Readonly<Record<string, FoundKind>> = { locations: 'location', events: 'event', blog: 'article', news: 'article' }

const kindOf = ({ kind }: SearchDocument): FoundKind => kindsByFolder[kind] ?? 'page'

const countKinds = (documents: readonly SearchDocument[]): readonly KindCount[] =>
  [...Map.groupBy(documents, kindOf)].map(([kind, { length }]) => ({ kind, total: length })).sort((one, other) => other.total - one.total)

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
    results: (typed, offset, wanted) => {
      const all = searchAllThenAny(pages, boundedTerms(typed))
      const found = wanted ? all.filter(({ document }) => kindOf(document) === wanted) : all
      const data = found.slice(offset, offset + resultsPerPage).map(({ document, terms }) => {
        const { title, url, description, text } = document
        return { title, url, kind: kindOf(document), ...bestExcerpt([description, text], new Set(terms)) }
      })
      return { data, total: found.length, kinds: countKinds(all.map(({ document }) => document)) }
    },
  }
}
