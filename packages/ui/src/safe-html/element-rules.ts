import type { LinkTarget } from '../links/Link.tsx'
import { linkAttributes } from './link-attributes.ts'
import { frameAttributes, isAllowedFrame } from './video-embed.ts'
import { type VideoTexts, withPoster } from './video-poster.ts'

export type ContentHtmlRules = {
  /** Where a link goes under the link rules; nothing for a link that leads nowhere, whose words are kept. */
  readonly link: (href: string | undefined, refresh: boolean) => LinkTarget | undefined
  /** What is written on and under a video of another host. */
  readonly video: VideoTexts
}

type Attributes = Record<string, string>
type Element = { tagName: string; attribs: Attributes }

/** How elements are written that have a rule of their own, by name. One set for each piece of HTML: it counts the ids of frames. */
export const elementRules = ({
  link,
  video,
}: ContentHtmlRules): { readonly [tag in string]?: (tag: string, attributes: Attributes) => Element } => {
  const frameIds = new Set<string>()
  return {
    a: (tagName, { href, class: className, id, lang, hreflang, target, 'data-refresh': refresh }) => {
      const to = link(href, refresh !== undefined && refresh !== 'false')
      const kept = { ...(className && { class: className }), ...(id && { id }), ...(lang && { lang }) }
      if (!to) return { tagName: 'span', attribs: kept }
      const inThisTab = to.outbound && target === '_self' && { target }
      // Of pages the link rules know the language; of files only the editor does.
      const written = hreflang && !to.hrefLang && { hreflang }
      return { tagName, attribs: { ...linkAttributes(to), ...written, ...inThisTab, ...kept } }
    },
    img: (tagName, { src = '', alt = '', width, height, class: className }) => ({
      tagName,
      attribs: {
        src,
        alt,
        ...(width && { width }),
        ...(height && { height }),
        ...(className && { class: className }),
        loading: 'lazy',
        decoding: 'async',
      },
    }),
    iframe: (tagName, attributes) => {
      const attribs = frameAttributes(attributes, frameIds)
      if (attribs['id']) frameIds.add(attribs['id'])
      return { tagName, attribs: withPoster(attribs, video) }
    },
    th: (tagName, attribs) => ({ tagName, attribs: attribs['scope'] ? attribs : { ...attribs, scope: 'col' } }),
  }
}

/** Whether an element goes with all that is in it: a picture of another host, or a frame that is not allowed. */
export const isLeftOut = (tag: string, { src }: Readonly<Attributes>): boolean =>
  (tag === 'img' && !/^\/(?!\/)/.test(src ?? '')) || (tag === 'iframe' && !isAllowedFrame(src))
