import type { ToLinkTarget } from './Link.tsx'

/** Links that the site makes itself, of records and their lists: from Spanish pages they lead to Spanish addresses (D-ROUTE-8). */
export const ownLink =
  (link: ToLinkTarget): ToLinkTarget =>
  (href, options) =>
    link(href, { ...options, followsLanguage: true })
