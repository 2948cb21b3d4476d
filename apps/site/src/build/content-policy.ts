import { videoHosts } from '@bank/rules/video/video-source.ts'
import type { BuiltSite } from './built-site.ts'
import type { PageFacts } from './page-facts.ts'

/** Hashes of every inline script and style of all pages: after in-app navigation the first page's policy stays in force. */
export const inlineHashes = (site: BuiltSite): { readonly scripts: readonly string[]; readonly styles: readonly string[] } => {
  for (const { facts, file } of site.pages)
    if (facts.forbidden) throw new Error(`${file}: the content policy forbids style attributes and inline handlers: ${facts.forbidden}`)
  const all = (hashes: (facts: PageFacts) => readonly string[]) => [...new Set(site.pages.flatMap(({ facts }) => hashes(facts)))].sort()
  return { scripts: all(({ inlineScripts }) => inlineScripts), styles: all(({ inlineStyles }) => inlineStyles) }
}

/**
 * The content policy of all pages, made from what the build put into them. `formHosts` are the origins that the bank's
 * login and application forms post to; `imageDomain` is that of the image service, if there is one. The calculator page may be framed
 * by our own pages.
 */
export const contentPolicy = (
  hashes: { scripts: readonly string[]; styles: readonly string[] },
  formHosts: readonly string[],
  frameAncestors: "'none'" | "'self'",
  imageDomain?: string | undefined,
): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.scripts].join(' '),
    ["style-src 'self'", ...hashes.styles].join(' '),
    ["img-src 'self' data:", ...(imageDomain ? [`https://${imageDomain}`] : [])].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    ["frame-src 'self'", ...videoHosts.map((host) => `https://${host}`)].join(' '),
    ["form-action 'self'", ...formHosts].join(' '),
    `frame-ancestors ${frameAncestors}`,
    "base-uri 'none'",
  ].join('; ')
