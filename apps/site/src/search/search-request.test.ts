import { expect, it } from 'vitest'
import { fetchResults } from './search-request.ts'

const state = { terms: 'savings rate', kind: undefined, shown: 10 }

/** Answers as the service does, ten with each call; notes the addresses. */
const service = () => {
  const asked: string[] = []
  const fetch = async (address: string) => {
    asked.push(address)
    const offset = Number(new URLSearchParams(address.split('?')[1]).get('offset'))
    return Response.json({
      data: [{ title: `from ${offset}` }],
      total: 35,
      kinds: [],
      ...(offset === 0 && { answer: { kind: 'question' } }),
    })
  }
  return { asked, fetch }
}

it('[ROUTE-09] asks for the first ten with the terms alone', async () => {
  const { asked, fetch } = service()
  await fetchResults(fetch, state, 'en')
  expect(asked).toEqual(['/api/search/results/?terms=savings%20rate'])
})

it('[D-SRCH-9] names the language on Spanish pages, and the kind', async () => {
  const { asked, fetch } = service()
  await fetchResults(fetch, { ...state, kind: 'question' }, 'es')
  expect(asked).toEqual(['/api/search/results/?terms=savings%20rate&_lang=es&kind=question'])
})

it('[ROUTE-09] asks for all that was shown before, as one answer', async () => {
  const { asked, fetch } = service()
  const answer = await fetchResults(fetch, { ...state, shown: 30 }, 'en')
  expect(asked.map((address) => address.replace(/.*savings%20rate/, ''))).toEqual(['', '&offset=10', '&offset=20'])
  expect(answer).toMatchObject({
    data: [{ title: 'from 0' }, { title: 'from 10' }, { title: 'from 20' }],
    total: 35,
    answer: { kind: 'question' },
  })
})

it('asks for no more than what is added', async () => {
  const { asked, fetch } = service()
  await fetchResults(fetch, { ...state, shown: 30 }, 'en', 20)
  expect(asked).toEqual(['/api/search/results/?terms=savings%20rate&offset=20'])
})

it.each([
  ['fails', async () => new Response('', { status: 503 })],
  ['answers something else', async () => Response.json({ hello: 1 })],
  ['answers nothing', async () => Response.json(null)],
  ['answers no JSON', async () => new Response('<p>')],
  ['is out of reach', () => Promise.reject(new TypeError('offline'))],
])('rejects when the service %s', async (_name, fetch) => {
  await expect(fetchResults(fetch, state, 'en')).rejects.toThrow()
})
