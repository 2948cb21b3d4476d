import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { Language } from '@bank/i18n/languages.ts'
import type { Entry } from '@bank/releases/manifest/blob.ts'
import type { Manifest, Pointer } from '@bank/releases/manifest/manifest.ts'
import type { SearchIndex } from '@bank/search/index/search-index.ts'
import type { Lists } from '../lists/lists.ts'
import type { ReleaseData } from './load-data.ts'

/** One address of the built site: its bytes and their type. */
export type SiteFile = Entry & { readonly type: string }

/** The files of a built site by address, as in `/blog/index.html`. Only what is in here can be asked for. */
export type FileIndex = ReadonlyMap<string, SiteFile>

/** Stored bytes that are in memory, by hash. */
export type Texts = ReadonlyMap<string, Buffer>

/** The pages of a built site. */
export type Pages = {
  /** Content-Security-Policy of all pages, and of the calculator page. */
  readonly policy: string
  readonly calculatorPolicy: string
  readonly files: FileIndex
  /** Hashed files of all kept releases, for pages that are still open (a page never comes from here). */
  readonly leftover: FileIndex
  /** Addresses without a language prefix that answer in Spanish, too (D-ROUTE-8). */
  readonly unprefixed: ReadonlySet<string>
  /** Its pages, scripts and styles as they are stored: what happens to the store later takes none of them away. */
  readonly texts: Texts
}

/** A built site, read once: its pages, and everything that calls answer from. */
export type Release = Pages & {
  readonly id: string
  readonly search: Readonly<Record<Language, SearchIndex>>
  /** What its pages were made from. */
  readonly content: Snapshot
  readonly lists: Lists
  /** Where it was read from, and what the next one may take over; nothing while the site is developed. */
  readonly source?: {
    readonly pointer: Pointer
    readonly manifest: Manifest
    readonly data: ReleaseData
    /** Addresses of pictures by the name that their renditions start with. */
    readonly pictures: ReadonlyMap<string, string>
  }
}
