import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import { inlinePlaceholders } from '../media/inline-placeholders.ts'
import { renditionMaker } from '../media/make-renditions.ts'
import type { AssembleOptions } from '../page-data/site-parts.ts'
import { type CompiledRenderer, loadRenderer } from '../renderer/open-renderer.ts'
import { bundleStyles } from './bundle-styles.ts'
import { compressFile } from './compress.ts'
import { directScripts } from './direct-scripts.ts'
import { siteDocuments } from './documents.ts'
import { type PageFacts, pageFacts } from './page-facts.ts'
import { type PageRewrite, rewritten } from './page-rewrite.ts'
import { shareIslandProps } from './share-island-props.ts'
import { shareIslandScripts } from './share-island-scripts.ts'
import { withoutIslandIds } from './without-island-ids.ts'

/** What pages are made of and where they go. Plain data, for it is handed to a thread. */
export type SiteSource = {
  readonly renderer: CompiledRenderer
  readonly dataDir: string
  /** Hash of the snapshot below the data folder. */
  readonly snapshot: string
  readonly options: AssembleOptions
  readonly siteDir: string
  /** Folders of the pictures as they came, of the encoded ones, and of compressed files. */
  readonly folders: { readonly mediaDir: string; readonly pictures: string; readonly compressed: string }
}

/** Some documents of a site: their files below its folder, and the hashes of pages whose facts are known. */
export type PagesTask = SiteSource & { readonly files: readonly string[]; readonly known: readonly string[] }

/** A page as it is published, by the hash of its HTML; with what it says, unless that was known. */
export type MadePage = { readonly file: string; readonly hash: string; readonly facts?: PageFacts }

export type MadePages = {
  readonly pages: readonly MadePage[]
  /** What the content did wrong, one line each. */
  readonly problems: readonly string[]
  /** Tags that have no place where they stand, one line each. */
  readonly leftOut: readonly string[]
}

const isContentProblem = (error: unknown): error is Error => error instanceof Error && error.name === 'PageError'

/** Applied to each page as Astro wrote it. */
const rewritesFor = ({ siteDir }: SiteSource, placeholders: PageRewrite): readonly PageRewrite[] => [
  directScripts(siteDir),
  bundleStyles(siteDir),
  shareIslandScripts(siteDir),
  shareIslandProps(siteDir),
  withoutIslandIds,
  placeholders,
]

/** Assembles, renders, rewrites, compresses and reads documents of a site. Throws with the document that failed, unless the content is to blame. */
export const makePages = async (task: PagesTask): Promise<MadePages> => {
  const { renderer, dataDir, siteDir, folders, files } = task
  const { snapshot } = await loadSnapshot(dataDir, task.snapshot)
  const documents = siteDocuments(await loadRenderer(renderer), snapshot, task.options)
  const placeholders = inlinePlaceholders(renditionMaker(snapshot.media, { mediaDir: folders.mediaDir, cacheDir: folders.pictures }))
  const rewrites = rewritesFor(task, placeholders)
  const known = new Set(task.known)
  const pages: MadePage[] = []
  const problems = new Set<string>()
  const leftOut: string[] = []

  const make = async (name: string): Promise<void> => {
    const document = documents.get(name)
    if (!document) throw new Error('there is no such document')
    const rendered = await document.render()
    leftOut.push(...rendered.leftOut)
    const html = await rewritten(rendered.html, rewrites)
    const bytes = Buffer.from(html)
    const file = join(siteDir, name)
    // Files are written in one go: a thread does nothing else meanwhile.
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
    compressFile(file, bytes, folders.compressed)
    const hash = createHash('sha256').update(bytes).digest('base64url')
    pages.push({ file: name, hash, ...(!known.has(hash) && { facts: pageFacts(html) }) })
  }

  // One after the other: all processors are at work already, each on pages of its own.
  for (const name of files)
    await make(name).catch((error: unknown) => {
      if (!isContentProblem(error)) throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error })
      problems.add(error.message)
    })
  return { pages, problems: [...problems], leftOut }
}
