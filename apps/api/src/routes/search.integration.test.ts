import { expect, it } from 'vitest'
import { testApp } from '../testing/app.ts'
import { makeCurrent, temporaryDataFolder, writeRelease } from '../testing/data-folder.ts'

const served = async () => {
  const folder = await temporaryDataFolder()
  await writeRelease(folder.dataDir, 'r1', {
    search: {
      en: [
        { url: '/en/atm/', title: 'Find an ATM', text: 'Cash at any hour <b>here</b>.', names: ['Find an ATM'], kind: 'page' },
        ...Array.from({ length: 12 }, (_, index) => ({ url: `/blog/${index}/`, title: `Cash tip ${index}`, text: 'Cash.', kind: 'blog' })),
      ],
      es: [{ url: '/es/cajero/', title: 'Cajero automático', text: 'Efectivo a toda hora.', names: ['Cajero automático'] }],
    },
  })
  await makeCurrent(folder.dataDir, 'releases', 'r1')
  const app = await testApp(folder.dataDir)
  return {
    get: (url: string) => app.server.inject(url),
    [Symbol.asyncDispose]: async () => {
      await app[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    },
  }
}

it.each([
  ['[API-01]', '?terms=find', [{ term: 'Find an ATM' }]],
  ['[D-SRCH-9]', '?terms=cajero%20automatico&_lang=es', [{ term: 'Cajero automático' }]],
  ['[D-SRCH-9] English by default:', '?terms=cajero', []],
  ['an unknown language is English:', '?terms=find&_lang=fr', [{ term: 'Find an ATM' }]],
  ['[SRCH-07]', '?terms=fi', []],
  ['[SRCH-08]', '?terms=%20fi%20%20', []],
  ['no text:', '', []],
])('%s suggestions for %s', async (_id, query, data) => {
  await using app = await served()
  for (const path of ['/api/search/suggest/', '/api/search/suggest']) {
    const answer = await app.get(`${path}${query}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json()).toEqual({ data })
  }
})

it('[SRCH-20] [D-SRCH-2] results come ten at a time with their count, as plain text with marks', async () => {
  await using app = await served()
  const first = (await app.get('/api/search/results/?terms=cash')).json()
  expect([first.total, first.data.length]).toEqual([13, 10])
  expect((await app.get('/api/search/results/?terms=cash&offset=10')).json().data).toHaveLength(3)
  const [atm] = (await app.get('/api/search/results/?terms=hour')).json().data
  expect(atm).toEqual({ title: 'Find an ATM', url: '/en/atm/', kind: 'page', excerpt: 'Cash at any hour <b>here</b>.', marks: [[12, 16]] })
  expect((await app.get('/api/search/results/?terms=efectvo&_lang=es')).json()).toMatchObject({ total: 1, data: [{ url: '/es/cajero/' }] })
})

it('[D-SRCH-2] an empty search finds nothing and is no error', async () => {
  await using app = await served()
  expect((await app.get('/api/search/results/')).json()).toEqual({ data: [], total: 0, kinds: [] })
})

it('[D-SRCH-2] only results of one kind where one is asked for, and counts of all kinds whatever is', async () => {
  await using app = await served()
  const kinds = [
    { kind: 'article', total: 12 },
    { kind: 'page', total: 1 },
  ]
  expect((await app.get('/api/search/results/?terms=cash')).json()).toMatchObject({ total: 13, kinds })
  expect((await app.get('/api/search/results/?terms=cash&kind=page')).json()).toMatchObject({
    total: 1,
    kinds,
    data: [{ url: '/en/atm/' }],
  })
})

it.each(['kind=post', 'kind=', 'offset=-1', 'offset=x', 'offset=1.5', 'offset=100001', 'terms=a&terms=b'])(
  '%s is refused in JSON',
  async (query) => {
    await using app = await served()
    const answer = await app.get(`/api/search/results/?terms=cash&${query}`.replace('terms=cash&terms', 'terms'))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ errorMessage: 'The request is not valid.' })
  },
)

it.each([
  `terms=${'a'.repeat(8000)}`,
  `terms=${'ab%20'.repeat(1500)}`,
  'terms=%00%01',
  'terms=%F0%9F%A6%90%F0%9F%A6%90%F0%9F%A6%90',
  'terms=__proto__',
  'terms=%3Cscript%3E',
])('odd and long text is answered', async (query) => {
  await using app = await served()
  for (const call of ['suggest', 'results']) expect((await app.get(`/api/search/${call}/?${query}`)).json()).toMatchObject({ data: [] })
})
