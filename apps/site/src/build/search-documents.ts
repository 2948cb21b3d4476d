import { type Language, languages } from '@bank/i18n/languages.ts'
import { type HTMLElement, parse } from 'node-html-parser'
import type { BuiltPage, BuiltSite } from './built-site.ts'

/** One page as the search knows it (D-SRCH-2). */
export type SearchDocument = {
  readonly url: string
  readonly title: string
  readonly description: string
  readonly headings: readonly string[]
  readonly text: string
  /** First part of the address: personal, blog, locations… */
  readonly kind: string
}

/** What an element says. Its parts stand apart on the page, often by style alone, so they do here. */
const words = (element: HTMLElement): string =>
  parse(element.outerHTML.replaceAll('<', ' <'))
    .textContent.replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim()

const documentOf = (page: BuiltPage, url: string): SearchDocument => {
  // A copy: taking parts out must not change the page for whoever reads it next.
  const whole = page.document.querySelector('main')
  const main = whole && parse(whole.outerHTML)
  for (const hidden of main?.querySelectorAll('script,style,svg,noscript,[data-hidden-from],[data-search-skip]') ?? []) hidden.remove()
  const title = words(main?.querySelector('h1') ?? page.document.querySelector('title') ?? page.document)
  return {
    url,
    title,
    description: page.document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    headings: (main?.querySelectorAll('h2,h3') ?? []).map(words).filter((heading) => heading !== ''),
    text: main ? words(main).slice(0, 20_000) : '',
    kind: url.replace(/^\/(?:en|es)\//, '/').split('/')[1] || 'home',
  }
}

/**
 * The documents of one language, made from the built pages themselves, so that what is found is what is published. Pages
 * that must not be indexed stay out, and of two addresses of one page only the canonical one is in.
 */
export const searchDocuments = (site: BuiltSite): Readonly<Record<Language, readonly SearchDocument[]>> => {
  const found: Record<Language, SearchDocument[]> = { en: [], es: [] }
  for (const page of site.pages) {
    const robots = page.document.querySelector('meta[name=robots]')?.getAttribute('content') ?? ''
    const canonical = page.document.querySelector('link[rel=canonical]')?.getAttribute('href')
    const language = languages.find((candidate) => candidate === page.document.querySelector('html')?.getAttribute('lang'))
    if (!language || !canonical || robots.includes('noindex')) continue
    const url = new URL(canonical).pathname
    const read = page.path.replace(/^\/_es\//, '/')
    if (url === read) found[language].push(documentOf(page, url))
  }
  return found
}
