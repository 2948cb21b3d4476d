import type { LinkTarget } from '../links/Link.tsx'

/** The attributes of an `<a>` inside content HTML: the same that `Link` renders. */
export const linkAttributes = (to: LinkTarget): Record<string, string> => ({
  href: to.href,
  ...(to.hrefLang && { hreflang: to.hrefLang }),
  ...(to.reload && { 'data-astro-reload': '' }),
  ...(to.outbound === 'warn' && { 'data-outbound': 'warn' }),
  ...(to.outbound && /^https?:/.test(to.href) && { target: '_blank', rel: 'noopener' }),
})
