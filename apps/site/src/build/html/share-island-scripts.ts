import type { SharedTexts } from '../files/shared-texts.ts'
import type { PageRewrite } from './page-rewrite.ts'

const opening = '<script>'
const closing = '</script>'

/** The inline scripts that Astro puts before the first island, at `end`: what makes islands, and what wakes them. Texts and place in the page. */
const islandScripts = (html: string, end: number): { readonly texts: readonly string[]; readonly start: number } => {
  const texts: string[] = []
  let start = end
  while (start > 0 && html.endsWith(closing, start)) {
    const opened = html.lastIndexOf(opening, start - 1)
    const text = html.slice(opened + opening.length, start - closing.length)
    // A script with attributes is not one of them.
    if (opened < 0 || text.includes(closing)) break
    texts.unshift(text)
    start = opened
  }
  return { texts, start }
}

/**
 * Moves the scripts of the islands into a file that all pages share: 3 KB that every page would carry anew. It is fetched beside the
 * stylesheets and runs before the body is read, as it did inline, so that no touch comes too early. Rejects for a page with islands that Astro wrote in
 * another way.
 */
export const shareIslandScripts = (shared: SharedTexts): PageRewrite => {
  const share = shared.share('islands', 'js')
  return async (html) => {
    const end = html.indexOf('<astro-island')
    if (end < 0) return html
    const { texts, start } = islandScripts(html, end)
    const place = html.indexOf('<link rel="stylesheet"')
    if (texts.length === 0 || place < 0) throw new Error('the scripts of its islands, or its stylesheets, are not where Astro puts them')
    const address = share(texts.map((text) => text.trim()).join('\n'))
    return `${html.slice(0, place)}<script src="${address}"></script>${html.slice(place, start)}${html.slice(end)}`
  }
}
