import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { onceForEach } from '@bank/model/once-for-each.ts'
import { type Entry, newEntry } from '@bank/releases/manifest/blob.ts'
import { plainBytesSync } from '@bank/releases/read/read-blob.ts'
import { inlinePlaceholders } from '../../media/inline-placeholders.ts'
import type { PictureFolders } from '../../media/make-renditions.ts'
import type { FrameNeeds } from '../../page-data/frame.ts'
import type { PageError, PageProblem } from '../../page-data/page-error.ts'
import type { Reads } from '../../page-data/reads.ts'
import { audienceIds, contentStylesAddress } from '../../page-data/site-documents.ts'
import type { RendererModule } from '../../renderer/open-renderer.ts'
import { type FactsInParts, factsInParts } from '../facts/page-facts.ts'
import { compressPage } from '../files/compress.ts'
import type { ReadAsset } from '../files/renderer-files.ts'
import { type SharedText, sharedTexts } from '../files/shared-texts.ts'
import { bundleStyles } from '../html/bundle-styles.ts'
import { directScripts } from '../html/direct-scripts.ts'
import { type RenderedDocument, siteDocuments } from '../html/documents.ts'
import { nameIslandImports } from '../html/name-island-imports.ts'
import { withFrame, withHead } from '../html/new-frame.ts'
import { type PageRewrite, rewritten } from '../html/page-rewrite.ts'
import { shareIslandScripts } from '../html/share-island-scripts.ts'
import { withoutIslandIds } from '../html/without-island-ids.ts'
import type { ReadSnapshot } from '../read-snapshot.ts'

/** A page as it was published, of which the frame alone has changed since: what is stored of its HTML, and what its blocks decide of the frame. */
export type KeptPage = { readonly entry: Entry; readonly stored: Uint8Array; readonly needs: FrameNeeds }

/** A page to make, by its file; around the main part that it had where that is the same. */
export type PageTask = { readonly file: string; readonly kept?: KeptPage | undefined }

/** A page as it is published. Plain data: it may come from a thread. */
export type MadePage = {
  readonly file: string
  readonly entry: Entry
  /** Its HTML, compressed if the maker compresses. */
  readonly bytes: Uint8Array
  /** Of a kept page those of its frame. */
  readonly facts: FactsInParts
  /** What it was made of, where that is known; of a kept page what its frame was made of. */
  readonly reads: Reads | undefined
  readonly isKept: boolean
  readonly needs: FrameNeeds | undefined
  /** Hash of what it says itself; nothing of a kept page, nor where that is not known. */
  readonly ownHash: string | undefined
}

export type MadePages = {
  readonly pages: readonly MadePage[]
  /** Texts that these pages name and that were not handed out before. */
  readonly shared: readonly SharedText[]
  /** What the content did wrong, also in pages that could be made. */
  readonly problems: readonly PageProblem[]
  /** Tags that have no place where they stand, one line each. */
  readonly leftOut: readonly string[]
}

/** The HTML of a page as it was published; nothing of a damaged one, which is made anew as a whole. */
const keptHtml = ({ entry, stored }: KeptPage): string | undefined => {
  try {
    return plainBytesSync(entry, stored).toString('utf8')
  } catch {
    return undefined
  }
}

/** The class of the compiled renderer is another one than that of this module. */
export const isPageError = (error: unknown): error is PageError => error instanceof Error && error.name === 'PageError'

/** Makes pages with a loaded renderer, for one snapshot after another. A page for which `compress` gives nothing stays as it is. */
export const pageMaker = (
  renderer: Pick<RendererModule, 'renderPage' | 'renderFrame' | 'renderCalculator' | 'renderContentStyles'>,
  readAsset: ReadAsset,
  pictures: PictureFolders,
  compress: (text: Buffer) => Buffer | undefined = compressPage,
) => {
  const shared = sharedTexts()
  const shareProps = shared.share('props', 'json')
  const documentsOf = onceForEach(({ assembler, snapshot }: ReadSnapshot) => siteDocuments(renderer, shareProps, assembler, snapshot))
  const placeholdersOf = onceForEach((media: Snapshot['media']) => inlinePlaceholders(media, pictures))

  /** Applied to each page as Astro wrote it. */
  const rewritesWith = (contentStyles: string): readonly PageRewrite[] => [
    directScripts(readAsset),
    bundleStyles(async (address) => (address === contentStylesAddress ? contentStyles : readAsset(address)), shared),
    shareIslandScripts(shared),
    nameIslandImports(readAsset),
    withoutIslandIds,
  ]
  let kept: { readonly contentStyles: string; readonly rewrites: readonly PageRewrite[] } | undefined
  const rewritesFor = async (snapshot: Snapshot, siteUrl: string): Promise<readonly PageRewrite[]> => {
    const contentStyles = await renderer.renderContentStyles({ audiences: audienceIds(snapshot), siteUrl })
    if (kept?.contentStyles !== contentStyles) kept = { contentStyles, rewrites: rewritesWith(contentStyles) }
    return kept.rewrites
  }

  /** Assembles, renders, rewrites, compresses and reads pages. Throws with the page that failed, unless the content is to blame. */
  return async (read: ReadSnapshot, tasks: readonly PageTask[]): Promise<MadePages> => {
    const documents = documentsOf(read)
    const rewrites = await rewritesFor(read.snapshot, read.assembler.siteUrl)
    const placeholders = placeholdersOf(read.snapshot.media)
    const problems: PageProblem[] = []
    const leftOut: string[] = []

    const render = async ({ file, kept }: PageTask): Promise<RenderedDocument & { readonly isKept: boolean }> => {
      const document = documents.get(file)
      if (!document) throw new Error('there is no such document')
      const all = [...rewrites, placeholders]
      const before = kept && keptHtml(kept)
      if (!kept || before === undefined || !document.renderFrame) {
        const whole = await document.render()
        return { ...whole, html: await rewritten(whole.html, all), isKept: false }
      }
      const frame = await document.renderFrame(kept.needs)
      // Rewritten as one page, because scripts of either part are loaded for both; then with its own head, of which nothing has changed.
      return { ...frame, html: withHead(await rewritten(withFrame(before, frame.html), all), before), isKept: true }
    }

    const make = async (task: PageTask): Promise<MadePage> => {
      const { html, leftOut: outside, problems: found = [], reads, needs, ownHash, isKept } = await render(task)
      leftOut.push(...outside)
      problems.push(...found)
      const text = Buffer.from(html)
      const compressed = compress(text)
      const { entry } = newEntry(text, compressed)
      return {
        file: task.file,
        entry,
        bytes: compressed ?? text,
        facts: factsInParts(html, isKept ? 'frame' : 'all'),
        reads,
        isKept,
        needs,
        ownHash,
      }
    }

    const pages: MadePage[] = []
    // One after the other: other threads are at work already, each on pages of its own.
    for (const task of tasks)
      await make(task).then(
        (page) => pages.push(page),
        (error: unknown) => {
          if (!isPageError(error)) throw new Error(`${task.file}: ${error instanceof Error ? error.message : error}`, { cause: error })
          problems.push(...error.problems)
        },
      )
    return { pages, shared: shared.take(), problems, leftOut }
  }
}

export type PageMaker = ReturnType<typeof pageMaker>
