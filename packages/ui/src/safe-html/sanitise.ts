import sanitizeHtml from 'sanitize-html'
import { allowList } from './allow-list.ts'
import { type ContentHtmlRules, elementRules, isLeftOut } from './element-rules.ts'
import { videoNote } from './video-poster.ts'

/**
 * Makes HTML from the content store safe to show (D-BLK-14): only text markup, tables, figures, pictures and frames of the
 * video host or of our own calculator; no
 * scripts, no event attributes, no styles, no pictures of other hosts, a short list of classes. Links follow
 * the link rules, `data-refresh` asks for a full load (D-LINK-13), and `target="_self"` keeps another website in this tab
 * (D-LINK-3). Headings keep their level. Words are never lost: a tag
 * that is not allowed leaves its text, scripts and styles leave nothing. Tables get a place to scroll in, videos a line that names their host. In the browser `sanitiseInBrowser` does the
 * same.
 */
export const sanitise = (html: string, rules: ContentHtmlRules): string => {
  const { tags, attributes, classes, schemes, addresses, removedWithContent, nestingLimit } = allowList
  const clean = sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: attributes,
    allowedClasses: { '*': classes },
    allowedSchemes: schemes,
    allowedSchemesAppliedToAttributes: addresses,
    allowProtocolRelative: false,
    nonTextTags: removedWithContent,
    nestingLimit,
    nonBooleanAttributes: [],
    transformTags: elementRules(rules) as sanitizeHtml.IOptions['transformTags'] & {},
    exclusiveFilter: ({ tag, attribs }) => isLeftOut(tag, attribs),
  })
  return clean
    .replaceAll(/<table[\s>]/g, (start) => `<div class="table-scroll" tabindex="0">${start}`)
    .replaceAll('</table>', '</table></div>')
    .replaceAll(
      /<iframe src="([^"]*)" srcdoc=.*?<\/iframe>/g,
      (frame, src) => frame + sanitise(videoNote(src.replaceAll('&amp;', '&'), rules.video), rules),
    )
}
