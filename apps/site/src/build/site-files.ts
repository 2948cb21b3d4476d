import type { BuiltSite } from './built-site.ts'

/** The sitemap for search engines: canonical addresses of all pages that may be indexed, with their translations. */
export const sitemapXml = (site: BuiltSite): string => {
  const entries = site.pages.flatMap(({ document, path }) => {
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
    const robots = document.querySelector('meta[name=robots]')?.getAttribute('content') ?? ''
    if (!canonical || robots.includes('noindex') || new URL(canonical).pathname !== path) return []
    const alternates = document
      .querySelectorAll('link[rel=alternate][hreflang]')
      .map((link) => `<xhtml:link rel="alternate" hreflang="${link.getAttribute('hreflang')}" href="${link.getAttribute('href')}"/>`)
    return [`<url><loc>${canonical}</loc>${alternates.join('')}</url>`]
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

/** What crawlers may read: everything but the API. */
export const robotsTxt = (siteUrl: string): string => `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
