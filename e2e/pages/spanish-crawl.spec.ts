import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../browser/visit.ts'
import { isEnglish } from '../site/english-text.ts'

type Seen = { readonly language: string; readonly texts: readonly string[]; readonly links: readonly string[] }

/** Language of the document, every piece of text that is not marked as English, and where its links lead that are not marked so either. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const isMarked = (element: Element): boolean => element.closest('[lang]:not(html)')?.getAttribute('lang') === 'en'
    const skipped = 'script, style, noscript, svg, template, option'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (text.length > 8 && element && !element.closest(skipped) && !isMarked(element)) texts.push(text)
    }
    for (const element of document.querySelectorAll('[alt], [aria-label], [title], [placeholder]'))
      for (const name of ['alt', 'aria-label', 'title', 'placeholder']) {
        const text = element.getAttribute(name) ?? ''
        if (text.length > 8 && !isMarked(element)) texts.push(text)
      }
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([hreflang=en], [data-language-switch])')]
      .filter(({ origin, pathname }) => origin === location.origin && pathname.endsWith('/'))
      .map(({ pathname }) => pathname)
    return { language: document.documentElement.lang, texts, links: [...new Set(links)] }
  })

/** Follows every link from `/es/` on, with the referrer that a browser sends and with no cookie kept from one page to the next. */
const crawl = async (page: Page, context: BrowserContext) => {
  const waiting = new Map([['/es/', '/']])
  const visited = new Set<string>()
  const english: string[] = []
  for (const [path, from] of waiting) {
    await context.clearCookies()
    const answer = await page.goto(path, from === '/' ? {} : { referer: new URL(from, page.url()).href })
    if (answer && answer.status() !== 200) english.push(`${path} from ${from} answers ${answer.status()}`)
    const { language, texts, links } = await look(page)
    visited.add(new URL(page.url()).pathname)
    if (language !== 'es') english.push(`${path} from ${from} is answered in "${language}"`)
    english.push(...texts.filter(isEnglish).map((text) => `${path} says: ${text.slice(0, 120)}`))
    for (const link of links) if (!waiting.has(link) && !visited.has(link)) waiting.set(link, new URL(page.url()).pathname)
  }
  return { visited: visited.size, english }
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, locale: 'en-US' })

    test('[D-ROUTE-8] a visitor without cookies who starts at /es/ meets English only where it is marked', { tag: '@matrix' }, async ({
      page,
      context,
    }) => {
      test.setTimeout(1_800_000)
      const { visited, english } = await crawl(page, context)
      test.info().annotations.push({ type: 'pages', description: String(visited) })
      console.log(`${visited} pages ${javaScriptEnabled ? 'with' : 'without'} scripts, ${english.length} with unmarked English`)
      expect(visited).toBeGreaterThan(280)
      expect(english).toEqual([])
    })
  })
