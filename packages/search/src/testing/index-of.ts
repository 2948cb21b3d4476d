import type { Language } from '@bank/i18n/languages.ts'
import type { SearchDocument, WordGroup } from '../document.ts'
import { createSearchIndex, type SearchIndex } from '../index/search-index.ts'

/** A document with nothing but what is given. */
export const documentOf = (own: Partial<SearchDocument> & Pick<SearchDocument, 'url' | 'name'>): SearchDocument => ({
  kind: 'page',
  labels: [],
  keywords: [],
  headings: [],
  description: '',
  text: '',
  places: [],
  weight: 1,
  ...own,
})

/** An index of some documents and word groups. */
export const indexOf = (
  language: Language,
  documents: readonly SearchDocument[],
  groups: readonly WordGroup[] = [],
  before?: SearchIndex,
): Promise<SearchIndex> => createSearchIndex(language, { documents, groups }, async () => {}, before)

/** Addresses of what is found, best first. */
export const urlsFor = (index: SearchIndex, typed: string): readonly string[] =>
  index.best(index.find(typed), 1000).map((number) => index.document(number).url)

type Answer = {
  readonly data: readonly {
    readonly title: string
    readonly url: string
    readonly kind: string
    readonly excerpt: string
    readonly marks: number[][]
  }[]
  readonly total: number
  readonly missing?: readonly string[]
  readonly kinds: readonly { readonly kind: string; readonly total: number }[]
}

const withMissing = (answer: Answer, missing: readonly string[] | undefined): Answer => (missing ? { ...answer, missing } : answer)

/** The answer to typed text, read from its JSON. */
export const resultsFor = (index: SearchIndex, typed: string, offset = 0, kind?: SearchDocument['kind']): Answer =>
  withMissing(
    JSON.parse(Buffer.from(`{${index.resultsJson(index.find(typed), offset, kind)}}`, 'latin1').toString()),
    index.find(typed).ranking.missing,
  )
