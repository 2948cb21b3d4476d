import type { BlockContext } from '@bank/blocks/block.ts'
import { splitEmbeddedTags } from '@bank/blocks/content-tags/embedded-tags.ts'
import type { Content } from '@bank/content/snapshot/read-content.ts'
import { translator } from '@bank/i18n/translate.ts'
import { pictureName } from '@bank/model/collections/media.ts'
import { otherLanguage } from '@bank/rules/language.ts'
import { resolveLink } from '@bank/rules/links/resolve-link.ts'
import { linkTarget } from '@bank/ui/links/link-target.ts'
import type { ImageBase } from '@bank/ui/pictures/image-service.ts'
import { renditionAddress } from '@bank/ui/pictures/picture-address.ts'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import { markLinks } from '@bank/ui/safe-html/mark-links.ts'
import { sanitise } from '@bank/ui/safe-html/sanitise.ts'
import { addressFault } from '../links/address-fault.ts'
import { emptyLink } from '../links/empty-link.ts'
import type { LinkContext } from '../links/link-context.ts'
import { leadsOutNowhere } from '../links/no-website.ts'
import { PageError, type ProblemCollector } from './page-error.ts'

/** Links under the link rules, for one page. `where` names the record for the problem of a dead link; there is nothing to follow then. */
export const linkResolver =
  (content: Content, context: LinkContext, where: () => string, problems: Pick<ProblemCollector, 'add'>): BlockContext['link'] =>
  (href, options = {}) => {
    const resolved = resolveLink({ href, language: content.language, ...options, ...context })
    const dead = resolved.kind === 'unknown' ? resolved.href : leadsOutNowhere(href ?? '', resolved) ? href?.trim() : undefined
    if (dead === undefined) return linkTarget(resolved)
    problems.add({ text: `${where()}: the link "${dead}" ${addressFault(dead)}`, link: dead })
    return undefined
  }

/**
 * Pictures of the media collection, ready for the picture component, resized by the image service when there is one. An unknown id is a
 * content error.
 */
export const pictureResolver =
  (content: Content, where: () => string, images?: ImageBase | undefined): BlockContext['picture'] =>
  (id) => {
    if (!id) return undefined
    const medium = content.media(id)
    if (!medium) throw new PageError([{ text: `${where()}: there is no picture "${id}"` }])
    const { width, height, alt, hour, place, plateCorner } = medium
    const source: PictureSource = { name: pictureName(medium), width, height, alt, hour, place, plateCorner }
    if (!images) return source
    // The service takes the picture from this site, at its full width.
    const original = renditionAddress(source, width, undefined, 'webp')
    return { ...source, service: images(original, { x: medium.focalX, y: medium.focalY }) }
  }

/** Everything a block may know about its page. */
export const blockContext = (input: {
  content: Content
  path: string
  link: BlockContext['link']
  pages: () => BlockContext['pages']
  where: () => string
  /** Told of each link in HTML that has no address. */
  problems: Pick<ProblemCollector, 'add'>
  images?: ImageBase | undefined
  liveRefreshFlag?: string | undefined
  /** Told of each tag that has no place in this HTML (D-FORM-15). */
  leaveOut?: (tag: string) => void
}): BlockContext => {
  const { content, path, link, pages, where, problems, images, liveRefreshFlag, leaveOut } = input
  const t = translator(content.language)
  const video = {
    language: content.language,
    playFromYouTube: t('playFromYouTube'),
    videoHost: t('videoHost'),
    watchOnYouTube: t('watchOnYouTube'),
  }
  return {
    language: content.language,
    path,
    t,
    link,
    picture: pictureResolver(content, where, images),
    html: (value) => {
      // Only the content of a page may place blocks by tags; the texts of a block may not.
      const parts = value ? splitEmbeddedTags(value.text) : []
      for (const part of parts) if ('tag' in part) leaveOut?.(part.written)
      const html = parts.map((part) => ('html' in part ? part.html : '')).join('')
      const empty = emptyLink.exec(html)?.[0]
      if (empty !== undefined) problems.add({ text: `${where()}: the link ${empty} ${addressFault(empty)}`, link: empty })
      const clean = value && sanitise(html, { link: (href, refresh) => link(href, { refresh }), video })
      if (!clean?.trim()) return undefined
      // Words that stand in for a translation are in the other language, as what they lead to.
      return { ...value, text: value?.lang ? clean : markLinks(clean, otherLanguage(content.language), t('inOtherLanguage')) }
    },
    records: content.records,
    settings: content.settings,
    liveRefreshFlag,
    get pages() {
      return pages()
    },
    refuse: (field, value, because) => {
      throw new PageError([{ text: `${where()}: ${field} "${value}" ${because}` }])
    },
  }
}
