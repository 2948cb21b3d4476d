import { splitPrefix } from '@bank/rules/links/language-prefix.ts'
import { expect, test } from '@playwright/test'
import questions from './search-questions.json' with { type: 'json' }

type Results = { readonly data: readonly { readonly url: string }[]; readonly total: number; readonly nearest?: readonly unknown[] }

/** What people asked for who had not seen the synonyms: in their words, with the addresses that answer, without language; none where nothing does. */
const asked: readonly { readonly q: string; readonly lang: string; readonly want: readonly string[] }[] = questions

test('[SRCH-20] [D-SRCH-2] what people ask for is found: the page wanted first for 92 of 100, and among the first three for all', async ({
  request,
}) => {
  const later: string[] = []
  const lost: string[] = []
  const answered = asked.filter(({ want }) => want.length > 0)
  for (const { q, lang, want } of answered) {
    const answer = await request.get(`/api/search/results/?terms=${encodeURIComponent(q)}&_lang=${lang}`)
    const { data }: Results = await answer.json()
    const place = data.findIndex(({ url }) => want.includes(splitPrefix(url).rest))
    const found = `${lang} ${q}: ${data.slice(0, 3).map(({ url }) => url)} instead of ${want}`
    if (place !== 0) later.push(found)
    if (place < 0 || place > 2) lost.push(found)
  }
  expect(asked.length).toBeGreaterThanOrEqual(300)
  expect(lost).toEqual([])
  expect(later.length / answered.length, later.join('\n')).toBeLessThanOrEqual(0.08)
})

test('[SRCH-20] [D-SRCH-2] what the site has no answer to finds nothing, and names that are nearest', async ({ request }) => {
  const confident: string[] = []
  for (const { q, lang } of asked.filter(({ want }) => want.length === 0)) {
    const answer = await request.get(`/api/search/results/?terms=${encodeURIComponent(q)}&_lang=${lang}`)
    const { data, total, nearest }: Results = await answer.json()
    if (total > 0) confident.push(`${lang} ${q}: ${data.slice(0, 3).map(({ url }) => url)}`)
    else expect(Array.isArray(nearest)).toBe(true)
  }
  expect(confident).toEqual([])
})
