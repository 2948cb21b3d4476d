import { type HTMLElement, parse } from 'node-html-parser'
import type { LinkTag, MetaTag } from './head-tags.ts'

/** What a page's own head HTML adds, and what was left out of it. */
export type OwnHead = {
  readonly title: string | undefined
  readonly meta: readonly MetaTag[]
  readonly links: readonly LinkTag[]
  readonly dropped: readonly string[]
}

const keptRelations = ['canonical', 'alternate', 'icon', 'prev', 'next', 'author', 'license']

const readMeta = (element: HTMLElement): MetaTag | undefined => {
  const { name, property, content } = element.attrs
  if (content === undefined) return undefined
  if (property) return { property, content }
  return name ? { name, content } : undefined
}

const readLink = (element: HTMLElement): LinkTag | undefined => {
  const { rel: relation, href, hreflang, type, sizes, media, title } = element.attrs
  const rel = relation?.trim().toLowerCase()
  if (!rel || !href || !keptRelations.includes(rel)) return undefined
  return {
    rel,
    href,
    ...(hreflang && { hreflang }),
    ...(type && { type }),
    ...(sizes && { sizes }),
    ...(media && { media }),
    ...(title && { title }),
  }
}

/**
 * Reads the head HTML of a content page: meta tags by name or property, the title, and link tags of harmless relations
 * (SEO-08 to SEO-10, D-SEO-5). Everything else is reported as dropped, for the build's log.
 */
export const parseMetaHtml = (html: string | undefined): OwnHead => {
  const meta: MetaTag[] = []
  const links: LinkTag[] = []
  const dropped: string[] = []
  let title: string | undefined
  for (const element of parse(html ?? '').querySelectorAll('*')) {
    const tag = element.rawTagName.toLowerCase()
    if (tag === 'title') title = element.text.trim() || undefined
    else if (tag === 'meta' || tag === 'link') {
      const found = tag === 'meta' ? readMeta(element) : readLink(element)
      if (!found) dropped.push(element.outerHTML)
      else if ('rel' in found) links.push(found)
      else meta.push(found)
    } else dropped.push(element.outerHTML)
  }
  return { title, meta, links, dropped }
}
