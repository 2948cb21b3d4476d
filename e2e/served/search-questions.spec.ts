import { splitPrefix } from '@bank/rules/links/language-prefix.ts'
import { type APIRequestContext, expect, test } from '@playwright/test'
import questions from './search-questions.json' with { type: 'json' }

type Results = {
  readonly data: readonly { readonly url: string; readonly kind: string }[]
  readonly total: number
  readonly missing?: readonly string[]
  readonly answer?: { readonly kind: string }
  readonly nearest?: readonly { readonly url: string }[]
}

/**
 * What people asked for who had not seen the synonyms: in their words, with the addresses that answer, without language; none where nothing does. `missing`
 * are words that no result may be said to hold, `answer` is what may be told in short, `null` nothing.
 */
type Asked = {
  readonly q: string
  readonly lang: string
  readonly want: readonly string[]
  readonly missing?: readonly string[]
  readonly answer?: string | null
}
const asked: readonly Asked[] = questions

const ask = async (request: APIRequestContext, { q, lang }: Asked): Promise<Results> =>
  (await request.get(`/api/search/results/?terms=${encodeURIComponent(q)}&_lang=${lang}`)).json()

/** Whether a result is wanted: its address is, or it is a card on a page that is. */
const isWanted = ({ url, kind }: Results['data'][number], { want }: Asked): boolean => {
  const { rest } = splitPrefix(url)
  return want.includes(rest) || (/^(?:product|person)$/.test(kind) && want.includes(rest.replace(/#.*/, '')))
}

test('[SRCH-20] [D-SRCH-2] what people ask for is found: the page wanted first for 92 of 100, and among the first three for all', async ({
  request,
}) => {
  const later: string[] = []
  const lost: string[] = []
  const answered = asked.filter(({ want }) => want.length > 0)
  for (const question of answered) {
    const { data } = await ask(request, question)
    const place = data.findIndex((result) => isWanted(result, question))
    const found = `${question.lang} ${question.q}: ${data.slice(0, 3).map(({ url }) => url)} instead of ${question.want}`
    if (place !== 0) later.push(found)
    if (place < 0 || place > 2) lost.push(found)
  }
  expect(asked.length).toBeGreaterThanOrEqual(500)
  expect(lost).toEqual([])
  expect(later.length / answered.length, later.join('\n')).toBeLessThanOrEqual(0.08)
})

test('[SRCH-20] [D-SRCH-2] what the site has no answer to finds nothing, and names what helps or is near', async ({ request }) => {
  const confident: string[] = []
  for (const question of asked.filter(({ want }) => want.length === 0)) {
    const { data, total, nearest, answer } = await ask(request, question)
    if (total > 0 || answer) confident.push(`${question.lang} ${question.q}: ${data.slice(0, 3).map(({ url }) => url)}`)
    else expect(Array.isArray(nearest)).toBe(true)
  }
  expect(confident).toEqual([])
})

test('[D-SRCH-2] who asks for what the bank does not offer is led to somebody who knows, in both languages', async ({ request }) => {
  for (const [q, lang, url] of [
    ['car insurance', 'en', '/en/contact/'],
    ['seguro de carro', 'es', '/es/contact/'],
  ] as const) {
    const { nearest = [] } = await ask(request, { q, lang, want: [] })
    expect(nearest[0]).toMatchObject({ url })
    expect(nearest.some((each) => each.url.includes('flood'))).toBe(false)
  }
})

test('[D-SRCH-2] words that no result holds are said, and nothing is told in short that leaves a word out', async ({ request }) => {
  for (const question of asked) {
    if (question.missing === undefined && question.answer === undefined) continue
    const { total, missing, answer } = await ask(request, question)
    if (question.missing) {
      expect.soft(missing, question.q).toEqual(question.missing)
      expect.soft(total, question.q).toBeLessThanOrEqual(10)
    }
    expect.soft(answer?.kind ?? null, question.q).toBe(question.answer ?? null)
  }
})
