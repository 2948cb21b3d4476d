import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { type Language, languages } from '@bank/i18n/languages.ts'
import { onceForEach } from '@bank/model/once-for-each.ts'
import { Parser } from 'htmlparser2'
import { longPropsAttribute } from '../../directives/long-props.ts'
import { mainWordsFinder } from '../html/main-words.ts'
import { type PageText, pageTextCollector } from './page-text.ts'

/** Everything that the checks and the finishing steps want to know of one page, as plain data, so that an unchanged page need not be parsed again. */
export type PageFacts = {
  readonly language: Language | undefined
  readonly canonical: string | undefined
  /** Search engines may list it. */
  readonly isIndexed: boolean
  readonly alternates: readonly { readonly language: string; readonly address: string }[]
  readonly ids: readonly string[]
  /** Every address that the page names, as written, once. */
  readonly addresses: readonly string[]
  /** Addresses of encoded pictures, wherever the page names them. */
  readonly pictures: readonly string[]
  /** Name of the picture that the page opens with: the one that is loaded at once. */
  readonly opening: string | undefined
  /** Names of the pictures that the page shows, each as often as it does. */
  readonly shown: readonly string[]
  readonly scripts: readonly string[]
  readonly islands: readonly string[]
  /** What the page's script loads and starts as soon as the page arrives (`data-mount`). */
  readonly mounts: readonly string[]
  readonly stylesheets: readonly string[]
  readonly fonts: readonly string[]
  /** Inline scripts and styles as the content policy names them. */
  readonly inlineScripts: readonly string[]
  readonly inlineStyles: readonly string[]
  /** What inline scripts weigh, in bytes after brotli. */
  readonly inlineScriptBytes: number
  /** The first element that the content policy forbids, if there is one. */
  readonly forbidden: string | undefined
  readonly words: PageText
  /** Somebody finds something to read, to fill in or to watch in its main part. */
  readonly saysSomething: boolean
}

type Attributes = Readonly<Record<string, string>>

/** Attributes that name an address, by element. */
const addressAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  link: ['href'],
  script: ['src'],
  img: ['src'],
  iframe: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  track: ['src'],
  'astro-island': ['component-url', 'renderer-url', longPropsAttribute],
}

const picture = /\/media\/[A-Za-z0-9_-]+\.[0-9a-f]{10}\.\d+(?:x\d+)?\.(?:avif|webp)/g

const sourceSets = (value: string): readonly string[] => value.split(',').flatMap((entry) => entry.trim().split(/\s+/)[0] ?? [])

const hashed = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const compressedBytes = new Map<string, number>()

/** What a text weighs after brotli. Most pages hold the same inline scripts. */
const weightOf = (text: string): number => {
  const known = compressedBytes.get(text) ?? brotliCompressSync(text).length
  compressedBytes.set(text, known)
  return known
}

/** Whether an element holds a program of the page itself, which the content policy must know. */
const isInlineProgram = (name: string, attributes: Attributes): boolean =>
  name === 'script' && attributes['src'] === undefined && /^(?:module|text\/javascript|)$/.test(attributes['type'] ?? '')

const isForbidden = (attribute: string): boolean => attribute === 'style' || (attribute.startsWith('on') && /^on[a-z]+$/.test(attribute))

const readFacts = (html: string): PageFacts => {
  const collector = pageTextCollector()
  const mainWords = mainWordsFinder()
  const ids: string[] = []
  const addresses: string[] = []
  const scripts: string[] = []
  const islands: string[] = []
  const mounts = new Set<string>()
  const stylesheets: string[] = []
  const fonts: string[] = []
  const alternates: { language: string; address: string }[] = []
  const programs: string[] = []
  const styles: string[] = []
  let language: Language | undefined
  let canonical: string | undefined
  const shown: string[] = []
  let opening: string | undefined
  let robots: string | undefined
  let forbidden: string | undefined
  /** The inline script or style that is being read. */
  let inline: string[] | undefined

  const readLink = ({ rel, href, hreflang, as }: Attributes): void => {
    if (href === undefined) return
    if (rel === 'canonical') canonical ??= href
    if (rel === 'alternate' && hreflang !== undefined) alternates.push({ language: hreflang, address: href })
    if (rel === 'stylesheet') stylesheets.push(href)
    if (rel === 'preload' && as === 'font') fonts.push(href)
  }

  const parser = new Parser({
    onopentag: (name, attributes: Attributes) => {
      collector.opens(name, attributes)
      mainWords.opens(name, attributes)
      const { id, src, srcset, 'data-mount': mount, 'data-locations': locations, 'data-places': places, 'data-shapes': shapes } = attributes
      for (const name of mount?.split(' ') ?? []) mounts.add(name)
      if (id !== undefined) ids.push(id)
      for (const attribute of addressAttributes[name] ?? []) if (attributes[attribute] !== undefined) addresses.push(attributes[attribute])
      if (locations !== undefined) addresses.push(locations)
      if (places !== undefined) addresses.push(places)
      if (shapes !== undefined) addresses.push(shapes)
      if (srcset !== undefined) addresses.push(...sourceSets(srcset))
      if (forbidden === undefined)
        for (const attribute in attributes) if (isForbidden(attribute)) forbidden = html.slice(parser.startIndex, parser.startIndex + 160)
      switch (name) {
        case 'iframe':
          // A document of our own inside the page is under the page's policy.
          styles.push(...[...(attributes['srcdoc'] ?? '').matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style))
          break
        case 'img':
          shown.push(...(/^\/media\/([\w-]+)\./.exec(attributes['src'] ?? '')?.slice(1) ?? []))
          if (attributes['loading'] === 'eager') opening ??= shown.at(-1)
          break
        case 'html':
          language = languages.find((candidate) => candidate === attributes['lang'])
          break
        case 'link':
          readLink(attributes)
          break
        case 'meta':
          if (attributes['name'] === 'robots') robots ??= attributes['content']
          break
        case 'script':
          if (src !== undefined) scripts.push(src)
          break
        case 'astro-island':
          for (const part of ['component-url', 'renderer-url', 'before-hydration-url'])
            if (attributes[part] !== undefined) islands.push(attributes[part])
          break
      }
      inline = isInlineProgram(name, attributes) ? programs : name === 'style' ? styles : undefined
      inline?.push('')
    },
    ontext: (text) => {
      if (inline) inline.push((inline.pop() ?? '') + text)
      collector.says(text)
      mainWords.says(text)
    },
    onclosetag: (name) => {
      inline = undefined
      collector.closes(name)
      mainWords.closes()
    },
  })
  parser.end(html)

  return {
    language,
    canonical,
    opening,
    shown,
    isIndexed: !(robots ?? '').includes('noindex'),
    alternates,
    ids,
    addresses: [...new Set(addresses)],
    pictures: [...new Set(html.match(picture))],
    scripts,
    islands,
    mounts: [...mounts],
    stylesheets,
    fonts,
    inlineScripts: programs.map(hashed),
    inlineStyles: styles.map(hashed),
    inlineScriptBytes: programs.reduce((sum, text) => sum + weightOf(text), 0),
    forbidden,
    words: collector.words(),
    saysSomething: mainWords.found(),
  }
}

/** What many pages have alike, as it was read: the header without what marks the page and the address of its other language, the footer and the dialogs. */
const alike = new Map<string, PageFacts>()
const mostAlike = 50

const factsAlike = (html: string): PageFacts => {
  const known = alike.get(html)
  if (known) return known
  // Only what the last sites had is wanted.
  if (alike.size >= mostAlike) alike.clear()
  const facts = readFacts(html)
  alike.set(html, facts)
  return facts
}

/** Links to the page in the other language, which differ from page to page where all else in a header is the same. */
const languageLink = /(<a\s+href=")([^"&]*)("[^>]*\sdata-language-switch=)/g

/** The page's own address among the props of its header: nothing is read of props. */
const ownAddress = /(&quot;path&quot;:\[0,&quot;)[^&]*/g

/** Which link of a menu is the page's own, and what tells islands of pages apart. */
const ownMarks = / (?:aria-current|uid|prefix)="[^"]*"/g

/** The page's own address, which its footer has for print alone. */
const printedAddress = /(<p class="printed wrap">)[^<]*/

/** What is asked of all parts of a page alike. */
type PartFacts = Pick<
  PageFacts,
  | 'ids'
  | 'addresses'
  | 'pictures'
  | 'scripts'
  | 'islands'
  | 'mounts'
  | 'stylesheets'
  | 'fonts'
  | 'inlineScripts'
  | 'inlineStyles'
  | 'inlineScriptBytes'
  | 'forbidden'
>

/** What stands around the main part of many pages says: one object for all that have it alike. */
export type FrameFacts = PartFacts

/** A page in two parts, of which one may be known already. Plain data: it may come from a thread. */
export type FactsInParts = {
  /** What its head and its main part say; nothing where both are as they were. */
  readonly own: PageFacts | undefined
  /** Nothing of a document without a main part, which is all its own. */
  readonly frame: FrameFacts | undefined
  /** Addresses of the page in the other language, which the frame names. */
  readonly toOther: readonly string[]
}

type Texts = readonly string[]

/** One list after another; the same list where the other one is empty, as most are: thousands of pages are kept in memory. */
const joined = (one: Texts, other: Texts): Texts => (other.length === 0 ? one : one.length === 0 ? other : [...one, ...other])

/** The same of lists that hold each text once. */
const union = (one: Texts, other: Texts): Texts =>
  one.length === 0 || other.length === 0 ? joined(one, other) : [...new Set([...one, ...other])]

const together = (one: PartFacts, other: PartFacts): PartFacts => ({
  ids: joined(one.ids, other.ids),
  addresses: union(one.addresses, other.addresses),
  pictures: union(one.pictures, other.pictures),
  scripts: joined(one.scripts, other.scripts),
  islands: joined(one.islands, other.islands),
  mounts: union(one.mounts, other.mounts),
  stylesheets: joined(one.stylesheets, other.stylesheets),
  fonts: joined(one.fonts, other.fonts),
  inlineScripts: joined(one.inlineScripts, other.inlineScripts),
  inlineStyles: joined(one.inlineStyles, other.inlineStyles),
  inlineScriptBytes: one.inlineScriptBytes + other.inlineScriptBytes,
  forbidden: one.forbidden ?? other.forbidden,
})

/** A header, whose links to another language are read apart, with what stands below the main part: made once for all pages that have both alike. */
const frameOf = onceForEach((header: PageFacts) =>
  onceForEach((below: PageFacts): FrameFacts => {
    const frame = together(header, below)
    return { ...frame, addresses: frame.addresses.filter((address) => address !== '#') }
  }),
)

const headEnd = '</head>'
const mainStart = '<main'
const mainEnd = '</main>'

/** Where the head of a page ends and its main part lies; nothing of a document that has no such parts. */
const placesIn = (html: string) => {
  const afterHead = html.indexOf(headEnd) + headEnd.length
  const main = html.indexOf(mainStart, afterHead)
  const afterMain = html.indexOf(mainEnd, main) + mainEnd.length
  return afterHead < headEnd.length || main < 0 || afterMain < mainEnd.length ? undefined : { afterHead, main, afterMain }
}

type Places = NonNullable<ReturnType<typeof placesIn>>

const frameFacts = (html: string, { afterHead, main, afterMain }: Places): Pick<FactsInParts, 'frame' | 'toOther'> => {
  const header = html.slice(afterHead, main)
  const toOther = [...new Set([...header.matchAll(languageLink)].map(([, , address = '']) => address))]
  const headerFacts = factsAlike(header.replace(languageLink, '$1#$3').replace(ownAddress, '$1').replace(ownMarks, ''))
  return { frame: frameOf(headerFacts)(factsAlike(html.slice(afterMain).replace(printedAddress, '$1'))), toOther }
}

/** Language, title and description stand in the head of a page; it opens with its main part, and is searched by it. */
const ownFacts = (html: string, { afterHead, main, afterMain }: Places): PageFacts => {
  const head = readFacts(html.slice(0, afterHead))
  const { words, ...rest } = readFacts(html.slice(main, afterMain))
  return {
    ...head,
    ...together(head, rest),
    opening: rest.opening,
    shown: rest.shown,
    words: { ...head.words, title: words.title || head.words.title, headings: words.headings, text: words.text },
    saysSomething: rest.saysSomething,
  }
}

/**
 * Reads one built page. What stands around its main part is read once for all pages that have it alike, and `frame` asks for that alone, where head and main
 * part are known.
 */
export const factsInParts = (html: string, asked: 'all' | 'frame' = 'all'): FactsInParts => {
  const places = placesIn(html)
  if (!places) return { own: readFacts(html), frame: undefined, toOther: [] }
  return { own: asked === 'all' ? ownFacts(html, places) : undefined, ...frameFacts(html, places) }
}

/** What the parts of a page say together; `before` is what head and main part said where they are as they were. */
export const factsOf = ({ own, frame, toOther }: FactsInParts, before?: PageFacts): PageFacts => {
  const said = own ?? before
  if (!said) throw new Error('nothing is known of the main part of a page')
  if (!frame) return said
  const facts = together(said, frame)
  return { ...said, ...facts, addresses: union(facts.addresses, toOther) }
}
