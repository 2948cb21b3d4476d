import { readJson } from '@bank/releases/read/read-json.ts'
import { folderStore } from '@bank/releases/store/folder-store.ts'
import { foldedWords } from '@bank/rules/text/fold.ts'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { releasesDir, servedRelease } from '../site/served-site.ts'
import { storedContent } from '../site/stored-content.ts'

type Language = 'en' | 'es'

/** Every name that the served release suggests in a language. */
const namesIn = async (language: Language): Promise<readonly string[]> => {
  const entry = servedRelease().search[language]
  if (!entry) throw new Error(`The release has nothing to search in ${language}`)
  const { value } = await readJson(folderStore(releasesDir), entry)
  return (value as { names: string[] }[]).flatMap(({ names }) => names)
}

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

  test(`[SRCH-10] in ${language}, what is suggested is found`, async ({ request }) => {
    const lost: string[] = []
    for (const name of await namesIn(language)) if ((await ask(request, 'results', name, language)).total === 0) lost.push(name)
    expect(lost).toEqual([])
  })

  test(`[SRCH-10] in ${language}, questions, people, products and towns of the store are suggested, the site map is not`, async () => {
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
    expect(names.has((typeof siteMap === 'string' ? siteMap : siteMap?.[language]) ?? '')).toBe(false)
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
