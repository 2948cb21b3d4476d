import type { Entry } from '@bank/releases/manifest/blob.ts'
import type { ReadAsset } from '../files/renderer-files.ts'
import type { PageFacts } from './page-facts.ts'

/** One page: its file below the root of the site, the address it is read at, and what its HTML says. */
export type BuiltPage = { readonly file: string; readonly path: string; readonly facts: PageFacts }

/** A whole site, before it is published: everything that the checks and the finishing steps read. */
export type BuiltSite = {
  /** All files by address, `/_astro/page.abc.js`, pages among them. */
  readonly files: ReadonlyMap<string, Entry>
  /** In the order of their files. */
  readonly pages: readonly BuiltPage[]
  readonly readAsset: ReadAsset
}

/** Address of a page; it is the folder of its file. */
export const addressOf = (file: string): string => `/${file}`.replace(/\/index\.html$/, '/')
