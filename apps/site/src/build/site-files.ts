import type { BuiltPage } from './built-site.ts'
import { canonicalPath } from './canonical-path.ts'

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

/** What crawlers may read: everything but the API. */
export const robotsTxt = (siteUrl: string): string => `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
