import { decodeHTMLStrict } from 'entities/decode'

/** The tags that place a block inside content HTML (FORM-65 to FORM-72). `contact-us` stands for two of the eight, by its variant. */
export const embeddedTags = ['contact-us', 'heroes', 'home-assist', 'meet-our-team', 'calculator', 'products-list', 'covid-map'] as const

export type EmbeddedTag = (typeof embeddedTags)[number]

/** A stretch of content HTML, or a tag that stands between two stretches with its options. */
export type ContentPart =
  | { readonly html: string }
  | { readonly tag: EmbeddedTag; readonly attributes: Readonly<Record<string, string>>; readonly written: string }

const names = embeddedTags.join('|')
const attributeText = `((?:[\\s/](?:"[^"]*"|'[^']*'|[^'">])*)?)`
const opening = new RegExp(`<(${names})${attributeText}>`, 'gi')
const closing = new RegExp(`</(?:${names})\\s*>`, 'gi')
/** What the sanitiser leaves nothing of: a tag in there is no tag. */
const unseen = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi

const anyTag = /<(\/?)([a-z][a-z\d-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi
const voidTags = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])

/** Tags that are open at the end of a stretch of HTML, outermost first, as they are written. */
const openTags = (html: string): readonly { readonly name: string; readonly written: string }[] => {
  const open: { name: string; written: string }[] = []
  for (const [written, slash = '', tag = '', rest = ''] of html.matchAll(anyTag)) {
    const name = tag.toLowerCase()
    if (voidTags.has(name) || rest.endsWith('/')) continue
    if (slash === '') open.push({ name, written })
    else {
      const at = open.findLastIndex((one) => one.name === name)
      if (at >= 0) open.splice(at)
    }
  }
  return open
}

/** An element with nothing in it that is no place to go to either. */
const empty = /<(p|div|section|span|strong|em|b|i)(?:\s(?![^<>]*\bid\s*=)[^<>]*)?>\s*<\/\1>/gi

/** Without the elements that cutting left with nothing in them. */
const withoutEmpty = (html: string): string => {
  const less = html.replaceAll(empty, '')
  return less === html ? html : withoutEmpty(less)
}

const attributesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/([a-z][a-z\d_-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'/>]+)))?/gi)].map(([, name = '', double, single, bare]) => [
      name,
      decodeHTMLStrict(double ?? single ?? bare ?? ''),
    ]),
  )

/**
 * Takes the known tags out of content HTML before it is sanitised (D-FORM-15): stretches of HTML and tags, in order. The HTML around a
 * tag is kept; elements that the tag stood in are closed before it and opened again after it (FORM-73). Tags may close themselves, and
 * there may be several. HTML without them comes back as it is.
 */
export const splitEmbeddedTags = (html: string): readonly ContentPart[] => {
  const seen = html.replaceAll(unseen, '')
  const found = [...seen.matchAll(opening)]
  if (found.length === 0) return [{ html }]
  const parts: ContentPart[] = []
  let reopened = ''
  let from = 0
  const addHtml = (to: number | undefined) => {
    const stretch = reopened + seen.slice(from, to).replaceAll(closing, '')
    const open = openTags(stretch)
    const closed = withoutEmpty(
      stretch +
        open
          .map(({ name }) => `</${name}>`)
          .reverse()
          .join(''),
    )
    reopened = open.map(({ written }) => written.replace(/\sid\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/i, '')).join('')
    if (closed.trim() !== '') parts.push({ html: closed })
  }
  for (const { index, 0: written, 1: name = '', 2: attributes = '' } of found) {
    addHtml(index)
    from = index + written.length
    const tag = embeddedTags.find((one) => one === name.toLowerCase())
    if (tag) parts.push({ tag, attributes: attributesOf(attributes), written })
  }
  addHtml(undefined)
  return parts
}
