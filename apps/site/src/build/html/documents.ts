import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { Share } from '../../directives/shared-props.ts'
import type { AssembledFrame, PagePlace, SiteAssembler } from '../../page-data/assemble.ts'
import type { FrameNeeds } from '../../page-data/frame.ts'
import type { PageProblem } from '../../page-data/page-error.ts'
import type { Reads } from '../../page-data/reads.ts'
import { bankOf } from '../../page-data/site-documents.ts'
import type { RendererModule } from '../../renderer/open-renderer.ts'

/** HTML as Astro wrote it, what of the content has no place in it, one line each, and what it was made of, where that is known. */
export type RenderedDocument = {
  readonly html: string
  readonly leftOut: readonly string[]
  readonly reads?: Reads
  readonly needs?: FrameNeeds
  /** Hash of what a whole page itself says. */
  readonly ownHash?: string
  /** What would be refused of it though no part of it is missing. */
  readonly problems?: readonly PageProblem[]
}

/** One HTML file of the site. `render` rejects with a `PageError` where a part of it can't be made. */
export type SiteDocument = {
  readonly render: () => Promise<RenderedDocument>
  /** Header and footer around an empty main part, for documents that have them. */
  readonly renderFrame?: (needs: FrameNeeds) => Promise<RenderedDocument>
}

const fileOf = (file: string): string => (file === '' ? 'index.html' : `${file}/index.html`)

/** The HTML file of a page below the site's folder. */
export const documentFileOf = ({ file }: PagePlace): string => fileOf(file)

/** The page that file hosts answer with for what is not there. */
const notFoundFile = '404.html'

const isNotFound = ({ file }: PagePlace): boolean => file === 'en/404'

export const calculatorFile = 'calculator-iframe/index.html'

/** Files of all documents of a site, in order. */
export const documentFiles = ({ places }: Pick<SiteAssembler, 'places'>): readonly string[] =>
  [...places.map(({ file }) => fileOf(file)), ...(places.some(isNotFound) ? [notFoundFile] : []), calculatorFile].sort()

/** Every HTML file of a site by its place below the site's folder: all pages, the embedded calculator, and what file hosts answer for a page that is not there. */
export const siteDocuments = (
  { renderPage, renderFrame, renderCalculator }: Pick<RendererModule, 'renderPage' | 'renderFrame' | 'renderCalculator'>,
  share: Share,
  { places, assemble, assembleFrame }: SiteAssembler,
  snapshot: Snapshot,
): ReadonlyMap<string, SiteDocument> => {
  const rendered = async ({ page, reads }: AssembledFrame, needs: FrameNeeds, render: typeof renderFrame): Promise<RenderedDocument> => {
    const leftOut = [
      ...page.head.dropped.map((tag) => `${page.path}: left out of the page's head: ${tag}`),
      ...page.leftOut.map((tag) => `${page.path}: left out of the page's content: ${tag}`),
    ]
    return { html: await render(page, share), leftOut, reads, needs }
  }
  const pageDocument = (place: PagePlace): SiteDocument => ({
    render: async () => {
      const assembled = assemble(place)
      const { needs, ownHash, problems } = assembled
      return { ...(await rendered(assembled, needs, renderPage)), ownHash, problems }
    },
    renderFrame: async (needs) => rendered(assembleFrame(place, needs), needs, renderFrame),
  })
  const notFound = places.find(isNotFound)
  return new Map([
    ...places.map((place): [string, SiteDocument] => [fileOf(place.file), pageDocument(place)]),
    ...(notFound ? [[notFoundFile, pageDocument(notFound)] as const] : []),
    [calculatorFile, { render: async () => ({ html: await renderCalculator(bankOf(snapshot)), leftOut: [] }) }],
  ])
}
