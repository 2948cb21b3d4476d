import type { Language } from '@bank/i18n/languages.ts'
import type { SearchIndex } from '../search/search-index.ts'

/** A file as it lies on the disk. */
export type StoredFile = { readonly path: string; readonly size: number }

export type Encoding = 'br' | 'gzip'

/** One address of the built site. */
export type SiteFile = StoredFile & {
  readonly type: string
  /** Strong validator of the plain file, without quotes. */
  readonly tag: string
  /** Its name holds a hash of its content, so it never changes. */
  readonly hashed: boolean
  readonly encodings: { readonly [E in Encoding]?: StoredFile }
}

/** The files of a built site by address, as in `/blog/index.html`. Only what is in here can be asked for. */
export type FileIndex = ReadonlyMap<string, SiteFile>

/** What the lists of the site show, in order, by language and data source: a record's place among them, and its card. */
export type ListCards = Readonly<Record<Language, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>

/** A built site, read once. */
export type Release = {
  readonly id: string
  /** Content-Security-Policy of all pages, and of the calculator page. */
  readonly policy: string
  readonly calculatorPolicy: string
  readonly files: FileIndex
  /** Hashed files of the release before, for pages that are still open (a page never comes from here). */
  readonly leftover: FileIndex
  /** Addresses without a language prefix that have a Spanish version below /_es/ (D-ROUTE-8). */
  readonly unprefixed: ReadonlySet<string>
  readonly search: Readonly<Record<Language, SearchIndex>>
  readonly cards: ListCards
}
