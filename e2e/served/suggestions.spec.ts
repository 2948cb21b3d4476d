import { readJson } from '@bank/releases/read/read-json.ts'
import { folderStore } from '@bank/releases/store/folder-store.ts'
import { foldedWords } from '@bank/rules/text/fold.ts'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { releasesDir, servedRelease } from '../site/served-site.ts'
import { storedContent } from '../site/stored-content.ts'

type Language = 'en' | 'es'

type Named = { readonly url: string; readonly name: string; readonly labels: readonly string[] }

/** What the served release can be searched for in a language. */
const documentsIn = async (language: Language): Promise<readonly Named[]> => {
  const entry = servedRelease().search[language]
  if (!entry) throw new Error(`The release has nothing to search in ${language}`)
  const { value } = await readJson(folderStore(releasesDir), entry)
  return (value as { documents: readonly Named[] }).documents
}

/** Every name that the served release suggests in a language. */
const namesIn = async (language: Language): Promise<readonly string[]> =>
  (await documentsIn(language)).flatMap(({ name, labels }) => [name, ...labels])

const ask = async (request: APIRequestContext, call: 'suggest' | 'results', terms: string, language: Language) =>
  (await request.get(`/api/search/${call}/?terms=${encodeURIComponent(terms)}${language === 'es' ? '&_lang=es' : ''}`)).json()
const suggested = async (request: APIRequestContext, terms: string, language: Language): Promise<readonly string[]> =>
  (await ask(request, 'suggest', terms, language)).data.map(({ term }: { term: string }) => term)

const typedFor = (name: string): string => foldedWords(name).join(' ')

/** How many letters of a name tell it from all others, where it does not begin another one. */
const tellingLength = (typed: string, all: readonly string[]): number => {
  for (let length = 1; length < typed.length; length += 1)
    if (all.filter((other) => other.startsWith(typed.slice(0, length))).length === 1) return length
  return typed.length
}

for (const language of ['en', 'es'] as const) {
  test(`[SRCH-06] [SRCH-10] in ${language}, every name is among the first five three letters after it can be told from the others`, async ({
    request,
  }) => {
    const all = [...new Set((await namesIn(language)).map(typedFor))]
    expect(all.length).toBeGreaterThan(200)
    const late: string[] = []
    for (const typed of all) {
      const beginning = typed.slice(0, Math.max(3, tellingLength(typed, all) + 3))
      const first = (await suggested(request, beginning, language)).slice(0, 5).map(typedFor)
      if (!first.includes(typed)) late.push(`${beginning}: ${first.join(', ')} instead of ${typed}`)
    }
    expect(late).toEqual([])
  })

  test(`[SRCH-10] [D-SRCH-2] in ${language}, whatever is suggested finds first what is called so`, async ({ request }) => {
    const documents = await documentsIn(language)
    const lost: string[] = []
    for (const name of new Set(await namesIn(language))) {
      const [first] = (await ask(request, 'results', name, language)).data as { title: string; url: string }[]
      const found = documents.filter(({ url, name: own }) => url === first?.url && own === first.title)
      const called = found.flatMap(({ name: own, labels }) => [own, ...labels]).map(typedFor)
      if (!called.includes(typedFor(name))) lost.push(`${name}: ${first?.title} ${first?.url}`)
    }
    expect(lost).toEqual([])
  })

  test(`[D-SRCH-2] in ${language}, every product and person is found at their own card`, async ({ request }) => {
    const cards = (await documentsIn(language)).filter(({ url }) => /#(?:account|team-member)-/.test(url))
    const { records } = storedContent()
    const products = records.products.filter(({ id }) => id.endsWith(`-${language}`))
    expect(cards).toHaveLength(products.length + records.staff.length)
    const pages = new Map<string, string>()
    for (const { url } of cards) {
      const [path = '', id = ''] = url.split('#')
      const html = pages.get(path) ?? (await (await request.get(path)).text())
      pages.set(path, html)
      expect(html, url).toContain(`id="${id}"`)
    }
    expect([...pages.keys()].sort()).toEqual([`/${language}/account-products/`, `/${language}/business/treasury-management/team/`])
  })

  test(`[SRCH-10] in ${language}, questions, people, products and towns of the store and the site map are suggested`, async () => {
    const { records } = storedContent()
    const names = new Set(await namesIn(language))
    const questions = records['faq-questions'].flatMap(({ question }) => {
      const text = typeof question === 'string' ? question : question?.[language]
      return text ? [text] : []
    })
    const people = records.staff.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    const products = records.products.flatMap(({ id, name }) => (name && id.endsWith(`-${language}`) ? [name] : []))
    const towns = records.locations.flatMap(({ city, state }) => (city && /^(?:TX|LA|MS)$/.test(state ?? '') ? [city] : []))
    for (const wanted of [questions, people, products, towns]) {
      expect(wanted.length).toBeGreaterThan(8)
      expect(wanted.filter((name) => !names.has(name))).toEqual([])
    }
    const siteMap = records.pages.find(({ uri }) => uri === '/sitemap/')?.title
    expect(names.has((typeof siteMap === 'string' ? siteMap : siteMap?.[language]) ?? '')).toBe(true)
  })
}

for (const [typed, language, first] of [
  ['wire', 'en', 'How do I send a wire?'],
  ['CERTIF', 'en', 'Certificates'],
  ['ruta', 'es', '¿Cuál es el número de ruta del banco?'],
  ['hipo', 'es', 'Hipotecas'],
] as const) {
  test(`[SRCH-09] "${typed}" suggests "${first}" first in ${language}`, async ({ request }) => {
    expect((await suggested(request, typed, language))[0]).toBe(first)
  })
}
