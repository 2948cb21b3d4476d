import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { type Language, languages } from '@bank/i18n/languages.ts'
import { type HTMLElement, parse } from 'node-html-parser'
import { longPropsAttribute } from '../directives/long-props.ts'

/** What a page says, for the search (D-SRCH-2). */
export type PageWords = {
  readonly title: string
  readonly description: string
  readonly headings: readonly string[]
  readonly text: string
}

/** Everything that the checks and the finishing steps want to know of one page, as plain data, so that an unchanged page need not be parsed again. */
export type PageFacts = {
  readonly language: Language | undefined
  readonly canonical: string | undefined
  /** Search engines may list it. */
  readonly isIndexed: boolean
  readonly alternates: readonly { readonly language: string; readonly address: string }[]
  readonly ids: readonly string[]
  /** Every address that the page names, as written. */
  readonly addresses: readonly string[]
  readonly scripts: readonly string[]
  readonly islands: readonly string[]
  readonly stylesheets: readonly string[]
  readonly fonts: readonly string[]
  /** Inline scripts and styles as the content policy names them. */
  readonly inlineScripts: readonly string[]
  readonly inlineStyles: readonly string[]
  /** What inline scripts weigh, in bytes after brotli. */
  readonly inlineScriptBytes: number
  /** The first element that the content policy forbids, if there is one. */
  readonly forbidden: string | undefined
  readonly words: PageWords
}

const addressAttributes = [
  ['a', 'href'],
  ['link', 'href'],
  ['script', 'src'],
  ['img', 'src'],
  ['iframe', 'src'],
  ['source', 'src'],
  ['video', 'src'],
  ['video', 'poster'],
  ['track', 'src'],
  ['astro-island', 'component-url'],
  ['astro-island', 'renderer-url'],
  ['astro-island', longPropsAttribute],
] as const

const sourceSets = (value: string): readonly string[] => value.split(',').flatMap((entry) => entry.trim().split(/\s+/)[0] ?? [])

const hashed = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const compressedBytes = new Map<string, number>()

/** What a text weighs after brotli. Most pages hold the same inline scripts. */
const weightOf = (text: string): number => {
  const known = compressedBytes.get(text) ?? brotliCompressSync(text).length
  compressedBytes.set(text, known)
  return known
}

const isProgram = (script: HTMLElement): boolean => /^(?:module|text\/javascript|)$/.test(script.getAttribute('type') ?? 'module')

/** What an element says. Its parts stand apart on the page, often by style alone, so they do here. */
const said = (element: HTMLElement): string =>
  parse(element.outerHTML.replaceAll('<', ' <'))
    .textContent.replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim()

const wordsOf = (page: HTMLElement): PageWords => {
  // A copy: taking parts out must not change the page for the other facts.
  const whole = page.querySelector('main')
  const main = whole && parse(whole.outerHTML)
  for (const hidden of main?.querySelectorAll('script,style,svg,noscript,[data-hidden-from],[data-search-skip]') ?? []) hidden.remove()
  return {
    title: said(main?.querySelector('h1') ?? page.querySelector('title') ?? page),
    description: page.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    headings: (main?.querySelectorAll('h2,h3') ?? []).map(said).filter((heading) => heading !== ''),
    text: main ? said(main).slice(0, 20_000) : '',
  }
}

/** Reads one built page. */
export const pageFacts = (html: string): PageFacts => {
  const page = parse(html, { comment: false, blockTextElements: { script: true, style: true, noscript: false } })
  const attributes = (selector: string, name: string): readonly string[] =>
    page.querySelectorAll(`${selector}[${name}]`).flatMap((element) => element.getAttribute(name) ?? [])
  const inline = page.querySelectorAll('script:not([src])').filter(isProgram)
  const forbidden =
    page.querySelector('[style]') ??
    page.querySelectorAll('*').find((element) => Object.keys(element.attributes).some((name) => /^on[a-z]+$/i.test(name)))
  return {
    language: languages.find((candidate) => candidate === page.querySelector('html')?.getAttribute('lang')),
    canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href'),
    isIndexed: !(page.querySelector('meta[name=robots]')?.getAttribute('content') ?? '').includes('noindex'),
    alternates: page.querySelectorAll('link[rel=alternate][hreflang]').map((link) => ({
      language: link.getAttribute('hreflang') ?? '',
      address: link.getAttribute('href') ?? '',
    })),
    ids: page.querySelectorAll('[id]').map(({ id }) => id),
    addresses: [
      ...addressAttributes.flatMap(([tag, attribute]) => attributes(tag, attribute)),
      ...attributes('', 'srcset').flatMap(sourceSets),
    ],
    scripts: attributes('script', 'src'),
    islands: ['component-url', 'renderer-url', 'before-hydration-url'].flatMap((name) => attributes('astro-island', name)),
    stylesheets: attributes('link[rel=stylesheet]', 'href'),
    fonts: attributes('link[rel=preload][as=font]', 'href'),
    inlineScripts: inline.map(({ rawText }) => hashed(rawText)),
    inlineStyles: page.querySelectorAll('style').map(({ rawText }) => hashed(rawText)),
    inlineScriptBytes: inline.reduce((sum, { rawText }) => sum + weightOf(rawText), 0),
    forbidden: forbidden?.outerHTML.slice(0, 160),
    words: wordsOf(page),
  }
}
