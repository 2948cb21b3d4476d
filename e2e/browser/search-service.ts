import type { Page } from '@playwright/test'

type Kind = 'page' | 'product' | 'question' | 'person' | 'location' | 'event' | 'article'

/** What the service would answer about one thing that is found. */
export const someFound = (index: number, kind: Kind = 'page') => ({
  title: `Result ${index + 1}`,
  url: index % 3 === 0 ? '/en/faq/#faq-wire' : index % 3 === 1 ? '/en/personal/checking/' : '/en/about/',
  kind,
  excerpt: `A sentence that speaks of cards, as result ${index + 1} does.`,
  marks: [[26, 31]] as const,
})

type Answer = Readonly<Record<string, unknown>>

/** 35 results of three kinds, as the service would answer them: ten from an offset on, of a kind where one is asked for. */
const everything = [
  ...Array.from({ length: 4 }, (_, index) => someFound(index, 'question')),
  ...Array.from({ length: 25 }, (_, index) => someFound(index + 4, 'page')),
  ...Array.from({ length: 6 }, (_, index) => someFound(index + 29, 'event')),
]

const kinds = [
  { kind: 'page', total: 25 },
  { kind: 'event', total: 6 },
  { kind: 'question', total: 4 },
]

const answerTo = (asked: URLSearchParams, more: Answer): Answer => {
  const [kind, offset] = [asked.get('kind'), Number(asked.get('offset'))]
  const found = everything.filter((one) => kind === null || one.kind === kind)
  const first = kind === null && offset === 0 ? more : {}
  return { data: found.slice(offset, offset + 10), total: found.length, kinds, ...first }
}

export const resultsCall = '**/api/search/results/**'

/** Stands between page and service: notes the queries and answers 35 results; `more` comes with the first ten. */
export const answerSearches = async (page: Page, more: Answer = {}): Promise<readonly string[]> => {
  const asked: string[] = []
  await page.route(resultsCall, (route) => {
    const { search, searchParams } = new URL(route.request().url())
    asked.push(search)
    return route.fulfill({ json: answerTo(searchParams, more), headers: { 'cache-control': 'private, max-age=60' } })
  })
  return asked
}

/** What the service answers where nothing was found. */
export const nothing = (nearest: readonly { readonly title: string; readonly url: string }[] = []) => ({
  json: { data: [], total: 0, kinds: [], nearest },
})

export const resultsOf = (page: Page) => page.locator('[data-search-results] > li')
export const statusOf = (page: Page) => page.locator('[data-search-status]')
export const kindsOf = (page: Page) => page.getByRole('navigation', { name: /Kinds of results|Tipos de resultados/ })
