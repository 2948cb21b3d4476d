import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageFacts } from './page-facts.ts'

/** One built page: where it lies, the address it is read at, and what its HTML says. */
export type BuiltPage = { readonly file: string; readonly path: string; readonly facts: PageFacts }

/** A built site in memory: everything that the checks and the finishing steps read. */
export type BuiltSite = {
  readonly dir: string
  /** Addresses of all files, `/_astro/page.abc.js`, without their compressed versions. */
  readonly files: ReadonlySet<string>
  readonly pages: readonly BuiltPage[]
}

/** Address of a built file; a page's address is its folder. Spanish versions of unprefixed pages are read without `_es`. */
export const addressOf = (file: string): string => `/${file}`.replace(/\/index\.html$/, '/')

/** All files of a built site below its folder, `en/index.html`, in order, without their compressed versions. */
export const builtFiles = async (dir: string): Promise<readonly string[]> => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
  const all = new Set(files)
  // A download that ends like them is no compressed version.
  return files.filter((file) => !(file.endsWith('.br') && all.has(file.slice(0, -'.br'.length)))).sort()
}

/** Whether a built file is a page. */
export const isPage = (file: string): boolean => file.endsWith('.html')
