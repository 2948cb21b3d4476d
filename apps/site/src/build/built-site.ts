import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'

/** One built page: where it lies, the address it is read at, and its parsed HTML. */
export type BuiltPage = { readonly file: string; readonly path: string; readonly html: string; readonly document: HTMLElement }

/** A built site in memory: everything that the checks and the finishing steps read. */
export type BuiltSite = {
  readonly dir: string
  /** Addresses of all files, `/_astro/page.abc.js`. */
  readonly files: ReadonlySet<string>
  readonly pages: readonly BuiltPage[]
}

/** Address of a built file; a page's address is its folder. Spanish versions of unprefixed pages are read without `_es`. */
export const addressOf = (file: string): string => `/${file}`.replace(/\/index\.html$/, '/')

/** Reads a built site from its folder. */
export const readBuiltSite = async (dir: string): Promise<BuiltSite> => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort()
  const pages = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file): Promise<BuiltPage> => {
        const html = await readFile(join(dir, file), 'utf8')
        return {
          file,
          path: addressOf(file),
          html,
          document: parse(html, { comment: false, blockTextElements: { script: true, style: true, noscript: false } }),
        }
      }),
  )
  return { dir, files: new Set(files.map((file) => `/${file}`)), pages }
}
