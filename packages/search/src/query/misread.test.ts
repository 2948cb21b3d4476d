import { describe, expect, it } from 'vitest'
import type { SearchIndex } from '../index/search-index.ts'
import { createSearchIndex } from '../index/search-index.ts'
import { documentOf, resultsFor, urlsFor } from '../testing/index-of.ts'

const place = (url: string, name: string, more: object = {}) =>
  documentOf({ url, name, kind: 'location', places: [name, 'Mississippi'], weight: 0.75, location: url, ...more })

const documents = [
  documentOf({ url: '/en/mortgage/', name: 'Mortgage loans', text: 'Each step of the way to El Campo.' }),
  documentOf({ url: '/en/tax/', name: 'Tax papers', text: 'Move money, and what you need not do.' }),
  documentOf({ url: '/en/farm/', name: 'Cattle farms', text: 'For whoever owns a ticker.' }),
  documentOf({ url: '/locations/', name: 'Branches and ATMs' }),
  documentOf({ url: '/en/faq/#wire', name: 'Sending money away', kind: 'question', text: 'Come by.' }),
  place('/locations/ms/hattiesburg/', 'Hattiesburg', { text: 'Its manager is Shirin Dehghan.', labels: ['Shirin Dehghan'] }),
  place('/locations/la/baton-rouge/', 'Baton Rouge', { text: 'Call 225-555-0108.' }),
  place('/locations/tx/fort-worth/', 'Fort Worth'),
  place('/locations/la/bossier/', 'Bossier City', { weight: 0.65 }),
  place('/locations/la/bossier-atm/', 'Bossier City ATM', { weight: 0.5, location: undefined, places: ['Bossier City'] }),
]

const groups = [
  { id: 'move', phrases: ['move money', 'tax'], answers: ['/en/tax/'] },
  { id: 'wire', phrases: ['remittance'], answers: ['/en/faq/#wire'] },
  { id: 'hours', phrases: ['hours'], answers: ['/locations/'], shortAnswer: 'hours' as const },
  { id: 'branch', phrases: ['branch'], answers: ['/locations/'] },
]

const index = await createSearchIndex('en', { documents, groups, towns: ['El Campo', 'Austin', 'Hattiesburg'] }, async () => {})

const read = (on: SearchIndex, typed: string) => on.find(typed).query

describe('[D-SRCH-2] mistyped words', () => {
  it.each(['nft', 'cat', 'taxi', 'movie', 'tickets'])('%s is a word of its own, and no mistake', (typed) => {
    expect([resultsFor(index, typed).total, read(index, typed).corrected]).toEqual([0, []])
  })

  it.each([
    ['morgage', 'mortgage', '/en/mortgage/'],
    ['mortgaeg', 'mortgage', '/en/mortgage/'],
    ['txa', 'txa', undefined],
    ['lonas', 'loans', '/en/mortgage/'],
    ['mrtgg', 'mortgage', '/en/mortgage/'],
  ])('%s is read as %s, and it is said', (typed, meant, first) => {
    expect(urlsFor(index, typed)[0]).toBe(first)
    expect(read(index, typed).corrected).toEqual(first ? [meant] : [])
  })

  it('no short answer is told for what was only guessed', () => {
    expect(index.answer(index.find('remittance'))?.kind).toBe('question')
    expect(index.answer(index.find('remitance'))).toBeUndefined()
    expect(index.answer(index.find('hattiesbrg hours'))?.kind).toBe('hours')
  })

  it('a word that hardly any page holds carries one that none does', () => {
    expect(resultsFor(index, 'shirin degan')).toMatchObject({ total: 1, missing: ['degan'] })
    expect(index.suggest('shir')).toEqual(['Shirin Dehghan'])
  })
})

describe('[D-SRCH-2] towns', () => {
  it.each([
    ['jatisburg', '/locations/ms/hattiesburg/', ['Hattiesburg']],
    ['batonrus', '/locations/la/baton-rouge/', ['Baton Rouge']],
    ['ft. worth', '/locations/tx/fort-worth/', []],
    ['bossier city hours', '/locations/la/bossier/', []],
  ])('%s finds %s', (typed, first, corrected) => {
    expect(urlsFor(index, typed)[0]).toBe(first)
    expect(read(index, typed).corrected).toEqual(corrected)
  })

  it('one that has nothing of the bank is known as a town, also where its words mean something else', () => {
    expect([resultsFor(index, 'el campo').total, read(index, 'el campo').elsewhere]).toEqual([0, 'El Campo'])
    expect([resultsFor(index, 'austin').total, read(index, 'austin').elsewhere]).toEqual([0, 'Austin'])
    expect(resultsFor(index, 'austin branch').missing).toEqual(['austin'])
    expect(read(index, 'campo of el money').elsewhere).toBeUndefined()
    expect(read(index, 'hattiesburg').elsewhere).toBeUndefined()
  })

  it('the hours of an office are told where it is the only one in a place', () => {
    const hint = index.answer(index.find('bossier city hours'))
    expect([hint?.kind, hint?.document.url]).toEqual(['hours', '/locations/la/bossier/'])
  })
})

it('[D-SRCH-2] a sentence that many pages say alike is shown where no other holds what was asked for', () => {
  const law = 'All loans are subject to approval.'
  const pages = ['a', 'b', 'c'].map((name) =>
    documentOf({ url: `/en/${name}/`, name, text: `${law}\nOur ${name} pays for boats and loans.` }),
  )
  return createSearchIndex('en', { documents: pages, groups: [] }, async () => {}).then((one) => {
    expect(resultsFor(one, 'loans').data.map(({ excerpt }) => excerpt)).not.toContain(law)
    expect(resultsFor(one, 'approval').data[0]?.excerpt).toBe(law)
  })
})

it('[SRCH-10] names of which there are many stand behind all others, and what a page holds by name is suggested', async () => {
  const one = await createSearchIndex(
    'en',
    {
      documents: [
        documentOf({ url: '/locations/la/x/', name: 'Elm ATM', kind: 'location', weight: 0.5 }),
        documentOf({ url: '/en/faq/#atm', name: 'What does an ATM cost anybody who is a customer?', kind: 'question' }),
        documentOf({ url: '/en/treasury/', name: 'Treasury', headings: ['Lockbox', 'Money at rest'] }),
      ],
      groups: [{ id: 'treasury', phrases: ['lockbox'], answers: ['/en/treasury/'] }],
    },
    async () => {},
  )
  expect(one.suggest('atm')).toEqual(['What does an ATM cost anybody who is a customer?', 'Elm ATM'])
  expect(one.suggest('lockb')).toEqual(['Lockbox'])
  expect(one.suggest('money')).toEqual([])
})

describe('[D-SRCH-2] telephone numbers', () => {
  it.each(['2255550108', '225-555-0108', '(225) 555-0108', '225.555.0108', '+1 225 555 0108', '12255550108', 'who calls from 2255550108'])(
    '%s leads to the place that has it',
    (typed) => {
      expect(urlsFor(index, typed)).toEqual(['/locations/la/baton-rouge/'])
    },
  )

  it.each(['2255550109', '225-555-0109', '22555501080', '4225555010899999'])('%s is none of the bank', (typed) => {
    expect(urlsFor(index, typed)).toEqual([])
  })
})
