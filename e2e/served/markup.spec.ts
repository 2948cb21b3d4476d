import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { isFullMatrix } from '../browser/matrix.ts'
import { type BuiltPage, builtPages } from '../site/built-pages.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))

/** The elements of a page with the names of their attributes, each once. */
const elementsOf = (html: string): string =>
  [...new Set([...html.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag.replaceAll(/="[^"]*"/g, '=')))].sort().join()

/** The first page of each kind: those that follow are made of the same elements. */
const firstOfEachKind = (pages: readonly BuiltPage[]): readonly BuiltPage[] => {
  const firsts = new Map<string, BuiltPage>()
  for (const page of pages) if (!firsts.has(elementsOf(page.html))) firsts.set(elementsOf(page.html), page)
  return [...firsts.values()]
}

test('built pages are valid HTML', async () => {
  test.setTimeout(300_000)
  const pages = isFullMatrix ? builtPages() : firstOfEachKind(builtPages())
  expect(pages.length).toBeGreaterThan(100)
  const validator = new HtmlValidate(new FileSystemConfigLoader(JSON.parse(readFileSync(`${repository}.htmlvalidate.json`, 'utf8'))))
  const found = new Map<string, string[]>()
  for (const { path, html } of pages) {
    const report = await validator.validateString(html, `${repository}page.html`)
    for (const { ruleId, message, line, column } of report.results.flatMap(({ messages }) => messages)) {
      // The calculator works its figures out as they are typed: its form has nothing to submit.
      if (ruleId === 'wcag/h32' && path.startsWith('/calculator-iframe/')) continue
      const kind = `${ruleId}: ${message}`
      found.set(kind, [...(found.get(kind) ?? []), `${path} ${line}:${column}`])
    }
  }
  // One line for each kind of fault, with the first page it stands on.
  expect([...found].map(([kind, places]) => `${kind} (${places.length}, first on ${places[0]})`)).toEqual([])
})

test('[ROUTE-01] every built page is one document: language, one main, one first heading, unique ids', () => {
  const faults = (html: string): readonly string[] => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
    return [
      /^<!doctype html><html\b[^>]*\slang="(?:en|es)"/i.test(html) ? '' : 'language',
      html.match(/<main\b/g)?.length === 1 ? '' : 'main',
      // The calculator holds both languages, one of them hidden.
      html.match(/<h1\b/g)?.length === (html.includes('data-calculator="es"') ? 2 : 1) ? '' : 'first heading',
      /<[^>]*\s(?:style|on[a-z]+)="|href="javascript:/i.test(html) ? 'inline style or handler' : '',
      new Set(ids).size === ids.length ? '' : `twice: ${ids.filter((id, index) => ids.indexOf(id) !== index).join(', ')}`,
    ].filter(Boolean)
  }
  expect(builtPages().flatMap(({ path, html }) => faults(html).map((fault) => `${path}: ${fault}`))).toEqual([])
})

const skipTexts = { en: 'Skip to content', es: 'Ir al contenido' } as const

test('[LINK-34] every page begins with a link to its content, in the language of the page', () => {
  const pages = builtPages().filter(({ html }) => html.includes('data-astro-transition-persist="header-'))
  expect(pages.length).toBeGreaterThan(600)
  const first = ({ html }: { html: string }) => /<body[^>]*><a [^>]*href="#main"[^>]*>([^<]*)</.exec(html)?.[1]
  const language = ({ html }: { html: string }) => (/\slang="es"/.test(html.slice(0, 200)) ? 'es' : 'en')
  expect(pages.filter((page) => first(page) !== skipTexts[language(page)]).map(({ path }) => path)).toEqual([])
})
