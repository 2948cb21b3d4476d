import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { PagePlace } from '../page-data/assemble.ts'
import { bankOf } from '../page-data/site-documents.ts'
import type { AssembleOptions } from '../page-data/site-parts.ts'
import type { RendererModule } from '../renderer/open-renderer.ts'

/** HTML as Astro wrote it, and what of the content has no place in it, one line each. */
export type RenderedDocument = { readonly html: string; readonly leftOut: readonly string[] }

/** One HTML file of the site. `render` rejects with a `PageError` where the content breaks a promise. */
export type SiteDocument = { readonly render: () => Promise<RenderedDocument> }

const fileOf = (file: string): string => (file === '' ? 'index.html' : `${file}/index.html`)

/** The page that file hosts answer with for what is not there. */
const notFoundFile = '404.html'

/** Every HTML file of a site by its place below the site's folder: all pages, the embedded calculator, and what file hosts answer for a page that is not there. */
export const siteDocuments = (
  { siteAssembler, renderPage, renderCalculator }: Pick<RendererModule, 'siteAssembler' | 'renderPage' | 'renderCalculator'>,
  snapshot: Snapshot,
  options: AssembleOptions,
): ReadonlyMap<string, SiteDocument> => {
  const { places, assemble } = siteAssembler(snapshot, options)
  const pageDocument = (place: PagePlace): SiteDocument => ({
    render: async () => {
      const { page } = assemble(place)
      const leftOut = [
        ...page.head.dropped.map((tag) => `${page.path}: left out of the page's head: ${tag}`),
        ...page.leftOut.map((tag) => `${page.path}: left out of the page's content: ${tag}`),
      ]
      return { html: await renderPage(page), leftOut }
    },
  })
  const notFound = places.find(({ file }) => file === 'en/404')
  return new Map([
    ...places.map((place): [string, SiteDocument] => [fileOf(place.file), pageDocument(place)]),
    ...(notFound ? [[notFoundFile, pageDocument(notFound)] as const] : []),
    ['calculator-iframe/index.html', { render: async () => ({ html: await renderCalculator(bankOf(snapshot)), leftOut: [] }) }],
  ])
}
