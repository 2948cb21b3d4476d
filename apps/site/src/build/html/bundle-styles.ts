import type { ReadAsset } from '../files/renderer-files.ts'
import type { SharedTexts } from '../files/shared-texts.ts'
import type { PageRewrite } from './page-rewrite.ts'

const stylesheet = /<link\b(?=[^>]*\brel="stylesheet")[^>]*>/g

const inlineStyle = /<style>[^<]*<\/style>/g

const addressIn = (link: string): string => /\bhref="([^"]+)"/.exec(link)?.[1] ?? ''

/** The links of a page's head as the two groups that are fetched together: what every page has, and what its blocks need. */
const groupsOf = (html: string): { readonly base: readonly string[]; readonly blocks: readonly string[] } => {
  const links = html.slice(0, html.indexOf('</head>')).match(stylesheet) ?? []
  const isBlock = (link: string) => link.includes('data-block-styles')
  return { base: links.filter((link) => !isBlock(link)).map(addressIn), blocks: links.filter(isBlock).map(addressIn) }
}

/** The page with its inline styles at the end of the head: islands bring theirs where they stand, and there it is not valid. */
const withStylesInHead = (html: string): string => {
  const end = html.indexOf('</head>')
  if (!html.includes('<style>', end)) return html
  const body = html.slice(end)
  const styles = body.match(inlineStyle) ?? []
  return html.slice(0, end) + styles.join('') + body.replace(inlineStyle, '')
}

/**
 * Joins the stylesheets of each page into two files: one for all pages, which is fetched once, and one for its set of
 * blocks. A dozen small files would each cost a request before anything is painted.
 */
export const bundleStyles = (readAsset: ReadAsset, shared: SharedTexts): PageRewrite => {
  const share = shared.share('styles', 'css')
  const bundles = new Map<string, Promise<string>>()
  const joinFiles = async (addresses: readonly string[]): Promise<string> => {
    const sources = await Promise.all(addresses.map(readAsset))
    return share(sources.map((source) => source.trim()).join('\n'))
  }
  const bundle = (addresses: readonly string[]): Promise<string> => {
    const key = addresses.join(' ')
    const known = bundles.get(key) ?? joinFiles(addresses)
    bundles.set(key, known)
    return known
  }
  return async (built) => {
    const html = withStylesInHead(built)
    const { base, blocks } = groupsOf(html)
    if (base.length + blocks.length < 2) return built
    const addresses = await Promise.all([base, blocks].filter((group) => group.length > 0).map(bundle))
    const [first = ''] = html.match(stylesheet) ?? []
    const links = addresses.map((address) => `<link rel="stylesheet" href="${address}">`).join('')
    const place = html.indexOf(first)
    return html.slice(0, place) + links + html.slice(place).replace(stylesheet, '')
  }
}
