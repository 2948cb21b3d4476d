import { expect, test } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { type BuiltPage, builtPages, mainOf } from '../site/built-pages.ts'
import { storedContent } from '../site/stored-content.ts'

type Piece = { readonly text: string; readonly language: string | undefined }

const named = ['alt', 'aria-label', 'title', 'placeholder'] as const

/** What the head says to search engines and where a page is shared. */
const headTexts =
  'meta:is([name="description"], [property$=":title"], [property$=":description"], [name$=":title"], [name$=":description"])'

/** Everything that a page says, what waits in templates too, with the language that it is marked with. */
const piecesOf = (html: string): readonly Piece[] => {
  const { document, NodeFilter } = new JSDOM(html).window
  const pieces: Piece[] = []
  const add = (text: string | null | undefined, element: Element, outside?: Element): void => {
    const language = (element.closest('[lang]') ?? outside?.closest('[lang]'))?.getAttribute('lang') ?? undefined
    pieces.push({ text: (text ?? '').replaceAll(/\s+/g, ' ').trim(), language })
  }
  const read = (root: Node & ParentNode, outside?: Element): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (element && !element.closest('script, style')) add(node.textContent, element, outside)
    }
    for (const element of root.querySelectorAll(named.map((name) => `[${name}]`).join()))
      for (const name of named) add(element.getAttribute(name), element, outside)
    for (const element of root.querySelectorAll(headTexts)) add(element.getAttribute('content'), element)
    for (const template of root.querySelectorAll('template')) read(template.content, template)
  }
  read(document.documentElement)
  return pieces
}

/** What is the same in every language: the bank's name, names and addresses of places. */
const properNames = (): readonly string[] => {
  const places = storedContent().records.locations.flatMap(({ name, address1, address2, city }) => [name, address1, address2, city])
  return [...places, 'Gulf Pines Bank', 'Texas', 'Louisiana', 'Mississippi']
    .flatMap((name) => name || [])
    .sort((one, other) => other.length - one.length)
}

const pairsOf = (pages: readonly BuiltPage[]) => {
  const byPath = new Map(pages.map((page) => [page.path, page.html]))
  return [...byPath].flatMap(([path, spanish]) => {
    const english = path.startsWith('/es/') ? (byPath.get(path.replace('/es/', '/en/')) ?? byPath.get(path.slice('/es'.length))) : undefined
    return english === undefined ? [] : [{ path, spanish, english }]
  })
}

test('[D-ROUTE-8] no Spanish page says four words as its English page says them, unless they are marked as English', () => {
  test.setTimeout(300_000)
  const names = properNames()
  const withoutNames = (text: string): string => names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
  const wordsIn = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0
  const pairs = pairsOf(builtPages())
  expect(pairs.length).toBeGreaterThan(280)
  const unmarked = pairs.flatMap(({ path, spanish, english }) => {
    const said = new Set(piecesOf(english).flatMap(({ text, language }) => (language === 'en' ? [text] : [])))
    return piecesOf(spanish)
      .filter(({ text, language }) => language !== 'en' && said.has(text) && wordsIn(text) > 3 && wordsIn(withoutNames(text)) > 3)
      .map(({ text }) => `${path}: ${text.slice(0, 160)}`)
  })
  expect(unmarked).toEqual([])
})

test('[D-LOC-12] [STORE-10] every service of a location has a name of its own in Spanish', () => {
  const servicesOn = (html: string): readonly string[] =>
    [...JSDOM.fragment(mainOf(html)).querySelectorAll('.location-services li:not(.location-languages > *)')].map(
      ({ textContent }) => textContent ?? '',
    )
  const pairs = pairsOf(builtPages()).filter(({ path }) => /^\/es\/locations\/(?:tx|la|ms)\/[^/]+\/$/.test(path))
  const said = new Set(pairs.flatMap(({ english }) => servicesOn(english)))
  expect(said).toContain('Agricultural Lending')
  expect(pairs.flatMap(({ path, spanish }) => servicesOn(spanish).flatMap((name) => (said.has(name) ? `${path}: ${name}` : [])))).toEqual(
    [],
  )
})

test('[D-LINK-11] the list of files says which of them is in the other language', () => {
  const pages = new Map(builtPages().map(({ path, html }) => [path, html]))
  for (const [path, href, language, words] of [
    ['/es/sitemap/', '/userfiles/storm-checklist.txt', 'en', '(en inglés)'],
    ['/sitemap/', '/userfiles/lista-para-tormentas.txt', 'es', '(in Spanish)'],
  ] as const) {
    const link = JSDOM.fragment(pages.get(path) ?? '').querySelector(`main a[href="${href}"]`)
    expect([link?.getAttribute('lang'), link?.getAttribute('hreflang')]).toEqual([language, language])
    expect(link?.parentElement?.textContent).toContain(words)
  }
})

test('[D-ROUTE-8] words in another language than their page are marked as such wherever they stand', () => {
  const foreign = [
    ['en', /For mobile deposit at Gulf Pines Bank|annual percentage yield|notary public/i],
    ['fr', /\bparle français/i],
  ] as const
  let marked = 0
  const unmarked = builtPages().flatMap(({ path, html }) =>
    piecesOf(html).flatMap(({ text, language }) =>
      foreign.flatMap(([expected, words]) => {
        if (!words.test(text) || language === expected) {
          if (words.test(text) && path.startsWith('/es/')) marked += 1
          return []
        }
        return [`${path}: ${text.slice(0, 120)}`]
      }),
    ),
  )
  expect(unmarked).toEqual([])
  expect(marked).toBeGreaterThan(3)
})
