import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/app.ts'
import { makeCurrent, type ReleaseFixture, temporaryDataFolder, writeRelease } from '../testing/data-folder.ts'

const place = { address1: '10 Main Street', city: 'Houma', state: 'LA', zip: '70360' }
const houma = { id: 'houma', name: 'Houma', ...place, phone: '985-555-0136', mon: 'Mon-Fri 9am-5pm', dtMon: 'Mon-Fri 8am-6pm' }

const release: ReleaseFixture = {
  settings: { tollFreeNumber: '800-555-0142', routingNumber: '065401550' } as NonNullable<ReleaseFixture['settings']>,
  records: { locations: [houma] },
  search: {
    en: [
      { url: '/en/atm/', name: 'Find an ATM', text: 'Cash at any hour <b>here</b>.' },
      ...Array.from({ length: 12 }, (_, index) => ({
        url: `/blog/${index}/`,
        kind: 'article' as const,
        name: `Cash tip ${index}`,
        text: 'Cash.',
      })),
      { url: '/en/contact/', name: 'Contact us' },
      { url: '/en/faq/#faq-routing', kind: 'question', name: 'What is the routing number?', text: 'It is on checks.' },
      { url: '/en/faq/#faq-wire', kind: 'question', name: 'How do I send a wire?', text: 'Come by. Bring an ID. It costs something.' },
      { url: '/locations/la/houma/', kind: 'location', name: 'Houma', places: ['Houma'], weight: 0.75, location: 'houma' },
    ],
    es: [{ url: '/es/cajero/', name: 'Cajero automático', text: 'Efectivo a toda hora.' }],
  },
  words: [
    { id: 'telephone', phrases: ['phone number', 'call'], answers: ['/en/contact/'], shortAnswer: 'telephone' },
    { id: 'routing', phrases: ['routing number', 'aba'], answers: ['/en/faq/#faq-routing'], shortAnswer: 'routing' },
    { id: 'wire', phrases: ['remittance'], answers: ['/en/faq/#faq-wire'] },
  ],
}

const served = async () => {
  const folder = await temporaryDataFolder()
  await writeRelease(folder.dataDir, 'r1', release)
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
  expect((await app.get('/api/search/results/?terms=cajreo&_lang=es')).json()).toMatchObject({ total: 1, data: [{ url: '/es/cajero/' }] })
})

it('[D-SRCH-2] an empty search finds nothing and is no error', async () => {
  await using app = await served()
  expect((await app.get('/api/search/results/')).json()).toEqual({ data: [], total: 0, kinds: [], nearest: [] })
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

describe('short answers', () => {
  const answerTo = async (query: string) => {
    await using app = await served()
    return (await app.get(`/api/search/results/?${query}`)).json().answer
  }

  it('tells the bank’s numbers as they are read and copied', async () => {
    expect(await answerTo('terms=phone+number')).toEqual({
      kind: 'telephone',
      title: 'Contact us',
      number: '800-555-0142',
      url: '/en/contact/',
    })
    expect(await answerTo('terms=aba')).toMatchObject({ kind: 'routing', number: '065401550', url: '/en/faq/#faq-routing' })
  })

  it('tells a named branch’s number and its hours of the day', async () => {
    expect(await answerTo('terms=call+houma')).toMatchObject({ kind: 'telephone', title: 'Houma', number: '985-555-0136' })
    const { kind, title, lines } = await answerTo('terms=houma')
    expect([kind, title, lines.length]).toEqual(['hours', 'Houma', 4])
    expect(lines[0]).toMatch(/^Lobby: (?:open|closed|closing soon|opening soon)/)
    expect(lines[1]).toMatch(/^Drive-thru: (?:open|closed|closing soon|opening soon)/)
    expect(lines[2]).toMatch(/^Lobby today: (?:9:00\sa\.m\.\s–\s5:00\sp\.m\.|closed)$/)
  })

  it('[D-SRCH-2] tells the number and the address of a branch to who asks for them in a sentence', async () => {
    expect(await answerTo('terms=phone+number+of+the+branch+in+houma')).toEqual({
      kind: 'telephone',
      title: 'Houma',
      number: '985-555-0136',
      url: '/locations/la/houma/',
    })
    expect(await answerTo('terms=where+is+the+houma+branch')).toEqual({
      kind: 'address',
      title: 'Houma',
      text: '10 Main Street, Houma, LA 70360',
      url: '/locations/la/houma/',
    })
  })

  it('tells two sentences of a question’s answer', async () => {
    expect(await answerTo('terms=remittance')).toEqual({
      kind: 'question',
      title: 'How do I send a wire?',
      text: 'Come by. Bring an ID.',
      url: '/en/faq/#faq-wire',
    })
  })

  it.each(['terms=remittance&offset=10', 'terms=remittance&kind=question', 'terms=cash', 'terms=zebra'])(
    'is none for %s',
    async (query) => {
      expect(await answerTo(query)).toBeUndefined()
    },
  )
})

it('names what is nearest where nothing is found, and nowhere else', async () => {
  await using app = await served()
  const nearest = async (terms: string) => (await app.get(`/api/search/results/?terms=${terms}`)).json().nearest
  expect(await nearest('konntack')).toEqual([{ title: 'Contact us', url: '/en/contact/' }])
  expect(await nearest('cash')).toBeUndefined()
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
  `terms=${'zq%20'.repeat(1500)}`,
  'terms=%00%01',
  'terms=%F0%9F%A6%90%F0%9F%A6%90%F0%9F%A6%90',
  'terms=__proto__',
  'terms=%3Cscript%3E',
])('odd and long text is answered', async (query) => {
  await using app = await served()
  for (const call of ['suggest', 'results']) expect((await app.get(`/api/search/${call}/?${query}`)).json()).toMatchObject({ data: [] })
})
