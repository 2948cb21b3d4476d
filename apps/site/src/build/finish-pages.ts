import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Media } from '@bank/model/collections/media.ts'
import { inlinePlaceholders } from '../media/inline-placeholders.ts'
import { renditionMaker } from '../media/make-renditions.ts'
import { bundleStyles } from './bundle-styles.ts'
import { compressFile } from './compress.ts'
import { directScripts } from './direct-scripts.ts'
import { type PageFacts, pageFacts } from './page-facts.ts'
import { rewritePage } from './rewrite-page.ts'
import { shareIslandProps } from './share-island-props.ts'
import { shareIslandScripts } from './share-island-scripts.ts'

/** Pages to finish, and where everything lies that this takes. Plain data, for it is handed to a thread. */
export type Finishing = {
  readonly siteDir: string
  /** The pages' files below the site's folder. */
  readonly files: readonly string[]
  readonly media: readonly Media[]
  /** Folders of the pictures as they came, of the encoded ones, and of compressed files. */
  readonly folders: { readonly mediaDir: string; readonly pictures: string; readonly compressed: string }
  /** Hashes of pages whose facts are known. */
  readonly known: readonly string[]
}

/** A page as it is published, by the hash of its HTML; with what it says, unless that was known. */
export type FinishedPage = { readonly file: string; readonly hash: string; readonly facts?: PageFacts }

/** Makes of pages as Astro built them what is published: rewritten, compressed and read. Throws with the page that could not be finished. */
export const finishPages = async ({ siteDir, files, media, folders, known }: Finishing): Promise<readonly FinishedPage[]> => {
  const rewrites = [
    directScripts(siteDir),
    bundleStyles(siteDir),
    shareIslandScripts(siteDir),
    shareIslandProps(siteDir),
    inlinePlaceholders(renditionMaker(media, { mediaDir: folders.mediaDir, cacheDir: folders.pictures })),
  ]
  const knownHashes = new Set(known)
  const finishPage = async (file: string): Promise<FinishedPage> => {
    const html = await rewritePage(join(siteDir, file), rewrites)
    const bytes = Buffer.from(html)
    compressFile(join(siteDir, file), bytes, folders.compressed)
    const hash = createHash('sha256').update(bytes).digest('base64url')
    return { file, hash, ...(!knownHashes.has(hash) && { facts: pageFacts(html) }) }
  }
  const finished: FinishedPage[] = []
  // One after the other: all processors are at work already, each on pages of its own.
  for (const file of files)
    finished.push(
      await finishPage(file).catch((error: unknown) => {
        throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error })
      }),
    )
  return finished
}
