import { onceForEach } from '@bank/model/once-for-each.ts'
import { createApp } from 'astro/app/entrypoint'
import type { Share } from '../directives/shared-props.ts'
import { frameRenderer } from '../layouts/shared-frame.ts'
import type { PageData } from '../page-data/page-data.ts'
import { type Bank, contentStylesAddress } from '../page-data/site-documents.ts'

export { siteAssembler } from '../page-data/assemble.ts'

const app = createApp({ streaming: false })

const render = async (address: string, locals: Partial<App.Locals>): Promise<string> => {
  const response = await app.render(new Request(new URL(address, 'http://renderer.invalid')), { locals })
  if (response.status !== 200) throw new Error(`${address} was rendered with status ${response.status}`)
  return response.text()
}

/** The HTML of a page, as Astro writes it, with what all pages have in files that they share, if it may. Rejects with what its components throw. */
export const renderPage = (page: PageData, share?: Share): Promise<string> =>
  render(page.file === '' ? '/' : `/${page.file}/`, { page, ...(share && { share }) })

const framesWith = onceForEach((share: Share) => frameRenderer((page: PageData) => renderPage(page, share)))

/** The HTML of a page that has no head and no blocks, as `renderPage` gives it; rendered once for all pages on which it looks the same. */
export const renderFrame = (page: PageData, share: Share): Promise<string> => framesWith(share)(page)

/** The HTML of the embedded loan calculator (CALC). */
export const renderCalculator = (bank: Bank): Promise<string> => render('/calculator-iframe/', { bank })

/** The styles that depend on the content: what is hidden from each audience (D-AUD-2), and the address of the site for print. */
export const renderContentStyles = (content: { readonly audiences: readonly string[]; readonly siteUrl: string }): Promise<string> =>
  render(contentStylesAddress, content)
