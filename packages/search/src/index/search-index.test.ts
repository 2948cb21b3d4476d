import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentOf, indexOf, resultsFor, urlsFor } from '../testing/index-of.ts'

const spanish = await indexOf('es', [
  documentOf({
    url: '/es/atm/',
    name: 'Cajero automático',
    description: 'Encuentre un cajero.',
    headings: ['Límites de retiro'],
    text: 'Nuestros cajeros abren siempre.',
  }),
  documentOf({ url: '/es/cuentas/', kind: 'product', name: 'Cuentas de cheques', text: 'Abra una cuenta hoy.' }),
  documentOf({ url: '/es/nino/', name: 'Ahorro para niños', text: 'Para los más jóvenes.' }),
  documentOf({ url: '/es/clientes/', name: 'Préstamos', text: 'Intereses y luces de sucursales.' }),
])

const english = await indexOf(
  'en',
  [
    documentOf({
      url: '/en/mobile/',
      name: 'Mobile banking',
      labels: ['Mobile app'],
      description: 'Deposit checks with your phone.',
      headings: ['Deposit a check'],
      text: 'Open the app.\nEverybody may deposit checks at the fishing pier, too.',
    }),
    documentOf({ url: '/en/mortgage/', name: 'Mortgages', text: 'Houses are financed, and roofs repaired.' }),
    documentOf({ url: '/en/business/', name: 'Business checking', headings: ['Mobile Banking'], text: 'For every business.' }),
    documentOf({ url: '/en/careers/', name: 'Careers', text: 'Good work, close to home.' }),
    documentOf({ url: '/en/lost/', name: 'Lost or stolen card', text: 'Lock it first.' }),
    documentOf({ url: '/en/faq/#fees', kind: 'question', name: 'What does an ATM cost?', text: 'Nothing here.' }),
    documentOf({
      url: '/locations/la/houma/',
      kind: 'location',
      name: 'Houma',
      places: ['Houma', 'Louisiana', '70360'],
      weight: 0.75,
      location: 'houma',
      text: 'Hours of the lobby.',
    }),
    documentOf({
      url: '/locations/tx/sugar-land/',
      kind: 'location',
      name: 'Sugar Land',
      places: ['Sugar Land', 'Texas'],
      weight: 0.75,
      location: 'sugar',
      text: 'Hours of the lobby.',
    }),
    documentOf({ url: '/locations/', name: 'Branches and ATMs' }),
    ...Array.from({ length: 25 }, (_, index) =>
      documentOf({
        url: `/blog/tip-${index}/`,
        kind: 'article',
        name: `Saving tip number ${index}`,
        text: 'Put something aside.',
        weight: 0.7,
      }),
    ),
  ],
  [
    { id: 'jobs', phrases: ['job', 'hiring', 'work for you'], answers: ['/en/careers/'] },
    { id: 'lostcard', phrases: ['lost card', 'stole my card', 'freeze card'], answers: ['/en/lost/'] },
    { id: 'hours', phrases: ['hours', 'open today'], answers: ['/locations/'], shortAnswer: 'hours' },
    { id: 'atm', phrases: ['cash machine', 'atm'], answers: ['/locations/', '/en/faq/#fees'] },
    { id: 'crypto', phrases: ['bitcoin', 'crypto'], answers: [] },
  ],
)

describe('[D-SRCH-2] results', () => {
  it.each([
    ['missing accents', spanish, 'cajero automatico', '/es/atm/'],
    ['accents that are not there', spanish, 'cuentás', '/es/cuentas/'],
    ['a missing tilde', spanish, 'ninos', '/es/nino/'],
    ['decomposed accents', spanish, 'automa\u0301tico', '/es/atm/'],
    ['one for many', spanish, 'prestamo', '/es/clientes/'],
    ['a plural of its own', spanish, 'interes', '/es/clientes/'],
    ['a plural that changes a letter', spanish, 'luz', '/es/clientes/'],
    ['a typing mistake', english, 'mortgege', '/en/mortgage/'],
    ['two mistakes in a long word', english, 'busyness chekcing', '/en/business/'],
    ['what sounds alike', spanish, 'cagero', '/es/atm/'],
    ['two words in one', english, 'mobilebanking', '/en/mobile/'],
    ['a beginning', english, 'mort', '/en/mortgage/'],
    ['capitals', english, 'MOBILE BANKING', '/en/mobile/'],
    ['words of the text', english, 'financed', '/en/mortgage/'],
    ['words in any order', english, 'banking mobile', '/en/mobile/'],
    ['another name', english, 'mobile app', '/en/mobile/'],
    ['a synonym', english, 'are you hiring', '/en/careers/'],
    ['a phrase with words between', english, 'somebody stole my debit card', '/en/lost/'],
    ['the second answer', english, 'cash machine', '/locations/'],
    ['a place in one word', english, 'branch in sugarland', '/locations/tx/sugar-land/'],
    ['a place before what is asked of it', english, 'hours houma', '/locations/la/houma/'],
    ['a ZIP code', english, 'atm 70360', '/locations/la/houma/'],
    ['short forms', english, 'houma hrs', '/locations/la/houma/'],
  ])('%s still finds', (_name, index, typed, first) => {
    expect(urlsFor(index, typed)[0]).toBe(first)
  })

  it('mistakes are forgiven only where nobody has written the word', () => {
    expect(urlsFor(english, 'roofs')).toEqual(['/en/mortgage/'])
    expect(urlsFor(english, 'lost')).not.toContain('/en/faq/#fees')
  })

  it.each(['', '   ', '!!!', '<>', '🦐🦐🦐', 'zzqxjv', 'the of and'])('nothing is found for %j', (typed) => {
    expect(resultsFor(english, typed)).toEqual({ data: [], total: 0, kinds: [] })
  })

  it('nothing is found for what the bank has no answer to, nor for a question of which most is unknown', () => {
    for (const typed of ['bitcoin', 'buy crypto at the atm', 'zebra quartz jukebox number']) expect(urlsFor(english, typed)).toEqual([])
    expect(english.nearest(english.find('mobyle bankin')).map(({ url }) => url)[0]).toBe('/en/mobile/')
    expect(english.nearest(english.find('🦐'))).toEqual([])
  })

  it('[SRCH-20] says name, address, kind, a sentence and marks, ten at a time, with counts of all kinds', () => {
    const first = resultsFor(english, 'saving')
    expect([first.total, first.data.length, first.kinds]).toEqual([25, 10, [{ kind: 'article', total: 25 }]])
    expect(resultsFor(english, 'saving', 20).data).toHaveLength(5)
    expect(resultsFor(english, 'saving', 500).data).toEqual([])
    const [mortgage] = resultsFor(english, 'financed').data
    expect(mortgage).toEqual({
      title: 'Mortgages',
      url: '/en/mortgage/',
      kind: 'page',
      excerpt: 'Houses are financed, and roofs repaired.',
      marks: [[11, 19]],
    })
    expect(resultsFor(english, 'deposit checks').data[0]?.excerpt).toBe('Deposit checks with your phone.')
    expect(resultsFor(english, 'deposit pier').data[0]?.excerpt).toBe('Everybody may deposit checks at the fishing pier, too.')
  })

  it('only results of one kind where one is asked for', () => {
    const all = resultsFor(english, 'number cost')
    const articles = resultsFor(english, 'saving', 0, 'page')
    expect([articles.total, articles.data, articles.kinds]).toEqual([0, [], [{ kind: 'article', total: 25 }]])
    expect(resultsFor(english, 'number cost', 0, 'question').total).toBe(all.kinds.find(({ kind }) => kind === 'question')?.total ?? 0)
  })
})

it('[API-01] [SRCH-10] suggests names, by their synonyms too, and nothing else', () => {
  expect(english.suggest('mob')).toEqual(['Mobile app', 'Mobile banking'])
  expect(english.suggest('hiri')).toEqual(['Careers'])
  expect(english.suggest('fishing')).toEqual([])
  expect(spanish.suggest('automat')).toEqual(['Cajero automático'])
  expect(JSON.parse(`[${english.suggestJson('mob')}]`)).toEqual([{ term: 'Mobile app' }, { term: 'Mobile banking' }])
})

it.each(['', 'mo', ' mo ', 'mo      ', '🦐🦐', '???'])('[SRCH-07] [SRCH-08] suggests nothing for %j', (typed) => {
  expect([english.suggest(typed), english.suggestJson(typed)]).toEqual([[], ''])
})

describe('short answers', () => {
  const asked = (typed: string) => {
    const hint = english.answer(english.find(typed))
    return hint && [hint.kind, hint.document.url]
  }

  it.each([
    ['hours houma', ['hours', '/locations/la/houma/']],
    ['houma', ['hours', '/locations/la/houma/']],
    ['sugar land open today', ['hours', '/locations/tx/sugar-land/']],
    ['what does an atm cost', ['question', '/en/faq/#fees']],
    ['hours', undefined],
    ['lost card', undefined],
    ['bitcoin', undefined],
    ['cash machine', undefined],
    ['what does an atm cost in guam', undefined],
    ['what does an atm cost for careers', undefined],
    ['what does an atm cost 123-45-6789', undefined],
  ])('[D-SRCH-2] for %s, of which every word must be answered', (typed, answer) => expect(asked(typed)).toEqual(answer))
})

it('never throws, writes JSON and marks whole words, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
      english.suggest(typed)
      english.nearest(english.find(typed))
      for (const { excerpt, marks } of resultsFor(english, typed).data)
        for (const [start = 0, end = 0] of marks) expect(excerpt.slice(start, end)).toMatch(/^[\p{L}\p{N}\p{M}'’]+$/u)
    }),
  )
  expect(urlsFor(english, `${'zz '.repeat(70)}financed`)).toEqual([])
})
