import type { PageRewrite } from './page-rewrite.ts'
import { sharedFiles } from './shared-files.ts'

/** The inline scripts that Astro puts before the first island of a page: what makes islands, and what wakes them. */
const islandScripts = /(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>)+(?=<astro-island)/

const scriptText = /<script>((?:(?!<\/script>)[\s\S])*)<\/script>/g

/**
 * Moves the scripts of the islands into a file that all pages share: 3 KB that every page would carry anew. It is fetched beside the
 * stylesheets and runs before the body is read, as it did inline, so that no touch comes too early.
 */
export const shareIslandScripts = (siteDir: string): PageRewrite => {
  const share = sharedFiles(siteDir, 'islands', 'js')
  return async (html) => {
    const [inline] = islandScripts.exec(html) ?? []
    const place = html.indexOf('<link rel="stylesheet"')
    if (inline === undefined || place < 0) return html
    const address = await share([...inline.matchAll(scriptText)].map(([, text = '']) => text.trim()).join('\n'))
    return `${html.slice(0, place)}<script src="${address}"></script>${html.slice(place).replace(inline, () => '')}`
  }
}
