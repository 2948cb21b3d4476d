import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type PageFacts, pageFacts } from './page-facts.ts'

/** One built page: where it lies, the address it is read at, its HTML, and what the HTML says. */
export type BuiltPage = { readonly file: string; readonly path: string; readonly html: string; readonly facts: PageFacts }

/** A built site in memory: everything that the checks and the finishing steps read. */
export type BuiltSite = {
  readonly dir: string
  /** Addresses of all files, `/_astro/page.abc.js`. */
  readonly files: ReadonlySet<string>
  readonly pages: readonly BuiltPage[]
}

/** Facts of pages by the hash of their HTML. */
type FactsByHash = Readonly<Record<string, PageFacts>>

/** Where the facts are kept from one build to the next. They hold for as long as `code`, the fingerprint of all code, is the same. */
export type FactsCache = { readonly file: string; readonly code: string }

/** Address of a built file; a page's address is its folder. Spanish versions of unprefixed pages are read without `_es`. */
export const addressOf = (file: string): string => `/${file}`.replace(/\/index\.html$/, '/')

/** What an earlier build found out. A missing or broken file only costs the time to read the pages again. */
const readFacts = async ({ file, code }: FactsCache): Promise<FactsByHash> => {
  try {
    const kept: { code: string; facts: FactsByHash } = JSON.parse(await readFile(file, 'utf8'))
    return kept.code === code ? kept.facts : {}
  } catch {
    return {}
  }
}

const writeFacts = async ({ file, code }: FactsCache, facts: FactsByHash): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}`
  await writeFile(temporary, JSON.stringify({ code, facts }))
  await rename(temporary, file)
}

/**
 * Reads a built site from its folder. With a cache, pages that an earlier build has read are not parsed again: parsing all of
 * them takes longer than rendering the few that changed.
 */
export const readBuiltSite = async (dir: string, cache?: FactsCache): Promise<BuiltSite> => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort()
  const known = cache ? await readFacts(cache) : {}
  const found: Record<string, PageFacts> = {}
  const pages = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file): Promise<BuiltPage> => {
        const html = await readFile(join(dir, file), 'utf8')
        const hash = createHash('sha256').update(html).digest('base64url')
        const facts = known[hash] ?? pageFacts(html)
        found[hash] = facts
        return { file, path: addressOf(file), html, facts }
      }),
  )
  if (cache) await writeFacts(cache, found)
  return { dir, files: new Set(files.map((file) => `/${file}`)), pages }
}
