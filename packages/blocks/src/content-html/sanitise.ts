import sanitizeHtml from 'sanitize-html'
import type { LinkTarget } from '../primitives/Link.tsx'
import { linkAttributes } from './link-attributes.ts'
import { frameAttributes, isAllowedFrame } from './video-embed.ts'

export type ContentHtmlRules = {
  /** Where a link goes under the link rules; nothing for a link that leads nowhere, whose words are kept. */
  readonly link: (href: string | undefined, refresh: boolean) => LinkTarget | undefined
}

const allowedTags = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'section', 'hr', 'br', 'blockquote', 'pre', 'address'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img', 'iframe', 'details', 'summary'],
  ...['a', 'abbr', 'b', 'bdi', 'cite', 'code', 'em', 'i', 'mark', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'wbr'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

/** Classes that content may use: they are part of the look. */
const allowedClasses = [
  'lead',
  'small',
  'fine',
  'label',
  'muted',
  'num',
  'nowrap',
  'more',
  'ledger',
  'quotation',
  'button',
  'button-go',
  'button-line',
  'button-navy',
  'wide',
]

const linkNames = ['href', 'hreflang', 'target', 'rel', 'data-astro-reload', 'data-outbound']
const frameNames = ['src', 'title', 'id', 'width', 'height', 'loading', 'allow', 'allowfullscreen']

/**
 * Makes HTML from the content store safe to show (D-BLK-14): only text markup, tables, figures, pictures and frames of the
 * video host or of our own calculator; no
 * scripts, no event attributes, no styles, no pictures of other hosts, a short list of classes. Links follow
 * the link rules, `data-refresh` asks for a full load (D-LINK-13), and `target="_self"` keeps another website in this tab
 * (D-LINK-3). Headings keep their level. Words are never lost: a tag
 * that is not allowed leaves its text, scripts and styles leave nothing. Tables get a place to scroll in.
 */
export const sanitise = (html: string, rules: ContentHtmlRules): string => {
  const frameIds = new Set<string>()
  const clean = sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: {
      '*': ['id', 'lang', 'dir', 'class', 'title'],
      a: linkNames,
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      iframe: frameNames,
      ol: ['start', 'reversed', 'type'],
      li: ['value'],
      th: ['scope', 'colspan', 'rowspan', 'abbr'],
      td: ['colspan', 'rowspan'],
      col: ['span'],
      colgroup: ['span'],
      time: ['datetime'],
      details: ['open'],
      blockquote: ['cite'],
    },
    allowedClasses: { '*': allowedClasses },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: 60,
    nonBooleanAttributes: [],
    transformTags: {
      a: (tagName, { href, class: className, id, target, 'data-refresh': refresh }) => {
        const to = rules.link(href, refresh !== undefined && refresh !== 'false')
        const kept = { ...(className && { class: className }), ...(id && { id }) }
        if (!to) return { tagName: 'span', attribs: kept }
        const inThisTab = to.outbound && target === '_self' && { target }
        return { tagName, attribs: { ...linkAttributes(to), ...inThisTab, ...kept } }
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
      iframe: (tagName, attribs) => {
        const attributes = frameAttributes(attribs, frameIds)
        if (attributes.id) frameIds.add(attributes.id)
        return { tagName, attribs: attributes }
      },
      th: (tagName, attribs) => ({ tagName, attribs: attribs.scope ? attribs : { ...attribs, scope: 'col' } }),
    },
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === 'img' && !/^\/(?!\/)/.test(attribs.src ?? '')) || (tag === 'iframe' && !isAllowedFrame(attribs.src)),
  })
  return clean
    .replaceAll(/<table[\s>]/g, (start) => `<div class="table-scroll" tabindex="0">${start}`)
    .replaceAll('</table>', '</table></div>')
}
