import { paper } from '../../page-data/head.ts'
import type { BuiltPage } from '../facts/built-site.ts'
import { canonicalPath } from '../facts/canonical-path.ts'

/** Where RFC 9116 looks for `securityTxt`. */
export const securityTxtAddress = '/.well-known/security.txt'

/** The sitemap for search engines: canonical addresses of all pages that may be indexed, with their translations. */
export const sitemapXml = (pages: readonly BuiltPage[]): string => {
  const entries = pages.flatMap(({ path, facts }) => {
    const { canonical, isIndexed, alternates } = facts
    if (!isIndexed || canonicalPath(facts) !== path) return []
    const links = alternates.map(({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
    return [`<url><loc>${canonical}</loc>${links.join('')}</url>`]
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

/** How the site is named and drawn where somebody keeps it among their apps. */
export const webManifest = (bankName: string): string =>
  JSON.stringify({
    name: bankName,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [192, 512].map((size) => ({ src: `/img/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  })

/** Whom to tell of a weakness of the site (RFC 9116). It says until when it holds: the first month of the year after the build. */
export const securityTxt = (siteUrl: string, email: string, buildYear: number): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${buildYear + 1}-01-31T23:59:59Z`,
    'Preferred-Languages: en, es',
    `Canonical: ${siteUrl}${securityTxtAddress}`,
    '',
  ].join('\n')

/** What crawlers may read: everything but the API. */
export const robotsTxt = (siteUrl: string): string => `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
