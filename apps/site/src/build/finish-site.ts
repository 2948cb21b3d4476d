import { mkdir } from 'node:fs/promises'
import { addressOf, type BuiltSite, builtFiles, isPage } from './built-site.ts'
import { isCompressible } from './compress.ts'
import { type FactsCache, readFacts, writeFacts } from './facts-cache.ts'
import type { FinishedPage, Finishing } from './finish-pages.ts'
import { inThreads, partition } from './in-threads.ts'
import type { PageFacts } from './page-facts.ts'

const thread = (name: string): URL => new URL(`${name}-thread.ts`, import.meta.url)

/**
 * Makes of a site as Astro built it what is published, and reads it, with all processors. Pages that an earlier build has read are not
 * parsed again: parsing all of them takes longer than rendering the few that changed.
 */
export const finishSite = async (input: Omit<Finishing, 'files' | 'known'>, cache: FactsCache): Promise<BuiltSite> => {
  const { siteDir } = input
  await mkdir(input.folders.compressed, { recursive: true })
  const known = await readFacts(cache)
  const pages = (await builtFiles(siteDir)).filter(isPage)
  const tasks = partition(pages).map((files): Finishing => ({ ...input, files, known: Object.keys(known) }))
  const finished = (await inThreads<readonly FinishedPage[]>(thread('finish-pages'), tasks)).flat()
  const factsOf = ({ file, hash, facts = known[hash] }: FinishedPage): PageFacts => {
    if (!facts) throw new Error(`Nothing is known of ${file}. Remove ${cache.file} and build again.`)
    return facts
  }
  const read = finished.map((page) => ({ ...page, facts: factsOf(page) })).sort((a, b) => (a.file < b.file ? -1 : 1))
  await writeFacts(cache, Object.fromEntries(read.map(({ hash, facts }) => [hash, facts])))
  return {
    dir: siteDir,
    files: new Set((await builtFiles(siteDir)).map((file) => `/${file}`)),
    pages: read.map(({ file, facts }) => ({ file, path: addressOf(file), facts })),
  }
}

/** Compresses everything of a site that is no page, with all processors: pages are compressed when they are finished. */
export const compressRest = async (siteDir: string, addresses: Iterable<string>, cacheDir: string): Promise<void> => {
  await mkdir(cacheDir, { recursive: true })
  const rest = [...addresses].filter((address) => isCompressible(address) && !isPage(address))
  await inThreads(
    thread('compress'),
    partition(rest).map((share) => ({ siteDir, addresses: share, cacheDir })),
  )
}
