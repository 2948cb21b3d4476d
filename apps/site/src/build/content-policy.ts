import { createHash } from 'node:crypto'
import { videoHosts } from '@bank/rules/video/video-source.ts'
import type { BuiltSite } from './built-site.ts'

const hashed = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Hashes of every inline script and style of all pages: after in-app navigation the first page's policy stays in force. */
export const inlineHashes = (site: BuiltSite): { readonly scripts: readonly string[]; readonly styles: readonly string[] } => {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const { document, file } of site.pages) {
    for (const element of document.querySelectorAll('script')) {
      const type = element.getAttribute('type') ?? 'module'
      if (!element.hasAttribute('src') && /^(?:module|text\/javascript|)$/.test(type)) scripts.add(hashed(element.rawText))
    }
    for (const element of document.querySelectorAll('style')) styles.add(hashed(element.rawText))
    const bad =
      document.querySelector('[style]') ??
      document.querySelectorAll('*').find((element) => Object.keys(element.attributes).some((name) => /^on[a-z]+$/i.test(name)))
    if (bad) throw new Error(`${file}: the content policy forbids style attributes and inline handlers: ${bad.outerHTML.slice(0, 160)}`)
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() }
}

/**
 * The content policy of all pages, made from what the build put into them. `formHosts` are the origins that the bank's
 * login and application forms post to. The calculator page may be framed by our own pages.
 */
export const contentPolicy = (
  hashes: { scripts: readonly string[]; styles: readonly string[] },
  formHosts: readonly string[],
  frameAncestors: "'none'" | "'self'",
): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.scripts].join(' '),
    ["style-src 'self'", ...hashes.styles].join(' '),
    "img-src 'self' data:",
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
