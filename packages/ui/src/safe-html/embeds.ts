import sanitizeHtml from 'sanitize-html'
import { isLeftOut } from './element-rules.ts'

/** A picture or a frame that HTML of the content asks for; `alt` is missing where it is not written. */
export type Embed = { readonly tag: 'img' | 'iframe'; readonly src: string; readonly alt: string | undefined; readonly isLeftOut: boolean }

/** The pictures and frames of HTML in order, with whether `sanitise` leaves them out because of their address (D-BLK-14). */
export const embedsOf = (html: string): readonly Embed[] => {
  const found: Embed[] = []
  // Most texts hold neither, and are not parsed.
  if (!/<(?:img|iframe)\b/i.test(html)) return found
  sanitizeHtml(html, {
    allowedTags: ['img', 'iframe'],
    allowedAttributes: { '*': ['src', 'alt'] },
    // The rule itself judges addresses, as they are written.
    allowedSchemesAppliedToAttributes: [],
    exclusiveFilter: ({ tag, attribs }) => {
      const { src = '', alt } = attribs
      if (tag === 'img' || tag === 'iframe') found.push({ tag, src, alt, isLeftOut: isLeftOut(tag, attribs) })
      return false
    },
  })
  return found
}
