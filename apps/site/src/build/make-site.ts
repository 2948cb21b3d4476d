import { existsSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOf, type BuiltSite, builtFiles, isPage } from './built-site.ts'
import { isCompressible } from './compress.ts'
import { type FactsCache, readFacts, writeFacts } from './facts-cache.ts'
import { inThreads, partition } from './in-threads.ts'
import type { MadePages, PagesTask, SiteSource } from './make-pages.ts'
import type { PageFacts } from './page-facts.ts'

const thread = (name: string): URL => new URL(`${name}-thread.ts`, import.meta.url)

/** A site as it will be published, and what the content did wrong. A site with problems is not whole. */
export type MadeSite = { readonly site: BuiltSite; readonly problems: readonly string[]; readonly leftOut: readonly string[] }

/**
 * Makes all pages of a site, `files` below its folder, with all processors, beside the renderer's own files, those of the folder `published` and
 * `extra` texts. What an earlier build has read is not parsed again.
 */
export const makeSite = async (
  source: SiteSource,
  input: {
    readonly files: readonly string[]
    readonly extra: Readonly<Record<string, string>>
    readonly published: string
    readonly cache: FactsCache
  },
): Promise<MadeSite> => {
  const { siteDir } = source
  await rm(siteDir, { recursive: true, force: true })
  await cp(source.renderer.clientDir, siteDir, { recursive: true })
  if (existsSync(input.published)) await cp(input.published, siteDir, { recursive: true })
  await mkdir(source.folders.compressed, { recursive: true })
  for (const [file, text] of Object.entries(input.extra)) await writeFile(join(siteDir, file), text)
  const known = await readFacts(input.cache)
  const tasks = partition(input.files).map((files): PagesTask => ({ ...source, files, known: Object.keys(known) }))
  const made = await inThreads<MadePages>(thread('make-pages'), tasks)
  const factsOf = ({ file, hash, facts = known[hash] }: MadePages['pages'][number]): PageFacts => {
    if (!facts) throw new Error(`Nothing is known of ${file}. Remove ${input.cache.file} and build again.`)
    return facts
  }
  const read = made
    .flatMap(({ pages }) => pages.map((page) => ({ ...page, facts: factsOf(page) })))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
  await writeFacts(input.cache, Object.fromEntries(read.map(({ hash, facts }) => [hash, facts])))
  return {
    site: {
      dir: siteDir,
      files: new Set((await builtFiles(siteDir)).map((file) => `/${file}`)),
      pages: read.map(({ file, facts }) => ({ file, path: addressOf(file), facts })),
    },
    problems: [...new Set(made.flatMap(({ problems }) => problems))],
    leftOut: made.flatMap(({ leftOut }) => leftOut).sort(),
  }
}

/** Compresses everything of a site that is no page, with all processors: pages are compressed when they are made. */
export const compressRest = async (siteDir: string, addresses: Iterable<string>, cacheDir: string): Promise<void> => {
  await mkdir(cacheDir, { recursive: true })
  const rest = [...addresses].filter((address) => isCompressible(address) && !isPage(address))
  await inThreads(
    thread('compress'),
    partition(rest).map((share) => ({ siteDir, addresses: share, cacheDir })),
  )
}
