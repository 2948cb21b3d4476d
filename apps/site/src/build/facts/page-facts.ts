import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { type Language, languages } from '@bank/i18n/languages.ts'
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

const headerFacts = (html: string): PageFacts => {
  const addresses = [...html.matchAll(languageLink)].map(([, , address = '']) => address)
  const facts = factsAlike(html.replace(languageLink, '$1#$3').replace(ownAddress, '$1').replace(ownMarks, ''))
  return { ...facts, addresses: [...facts.addresses.filter((address) => address !== '#'), ...addresses] }
}

/** The page's own address, which its footer has for print alone. */
const printedAddress = /(<p class="printed wrap">)[^<]*/

const joined = <Item>(lists: readonly (readonly Item[])[]): readonly Item[] => lists.flat()
const once = <Item>(lists: readonly (readonly Item[])[]): readonly Item[] => [...new Set(lists.flat())]

/** What the parts of one page say together. Language, title and description stand in its head; it opens with its main part, and is searched by it. */
const together = (head: PageFacts, main: PageFacts, parts: readonly PageFacts[]): PageFacts => {
  const all = <Key extends keyof PageFacts>(key: Key): PageFacts[Key][] => parts.map((part) => part[key])
  return {
    ...head,
    opening: main.opening,
    shown: main.shown,
    ids: joined(all('ids')),
    addresses: once(all('addresses')),
    pictures: once(all('pictures')),
    scripts: joined(all('scripts')),
    islands: joined(all('islands')),
    mounts: once(all('mounts')),
    stylesheets: joined(all('stylesheets')),
    fonts: joined(all('fonts')),
    inlineScripts: joined(all('inlineScripts')),
    inlineStyles: joined(all('inlineStyles')),
    inlineScriptBytes: all('inlineScriptBytes').reduce((sum, bytes) => sum + bytes, 0),
    forbidden: all('forbidden').find((markup) => markup !== undefined),
    words: { ...head.words, title: main.words.title || head.words.title, headings: main.words.headings, text: main.words.text },
    saysSomething: main.saysSomething,
  }
}

const headEnd = '</head>'
const mainStart = '<main'
const mainEnd = '</main>'

/** Reads one built page. What stands around its main part is read once for all pages that have it alike. */
export const pageFacts = (html: string): PageFacts => {
  const afterHead = html.indexOf(headEnd) + headEnd.length
  const main = html.indexOf(mainStart, afterHead)
  const afterMain = html.indexOf(mainEnd, main) + mainEnd.length
  if (afterHead < headEnd.length || main < 0 || afterMain < mainEnd.length) return readFacts(html)
  const head = readFacts(html.slice(0, afterHead))
  const mainFacts = readFacts(html.slice(main, afterMain))
  return together(head, mainFacts, [
    head,
    headerFacts(html.slice(afterHead, main)),
    mainFacts,
    factsAlike(html.slice(afterMain).replace(printedAddress, '$1')),
  ])
}
