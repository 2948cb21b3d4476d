import { expect, it } from 'vitest'
import { documentOf, indexOf, resultsFor, urlsFor } from '../testing/index-of.ts'

const branches = Array.from({ length: 30 }, (_, index) =>
  documentOf({
    url: `/locations/tx/${index}/`,
    kind: 'location',
    name: `Number ${index} Avenue`,
    text: 'A branch with telephone.',
    weight: 0.75,
  }),
)

const documents = [
  documentOf({ url: '/en/contact/', name: 'Contact us', text: 'Our telephone is open.' }),
  documentOf({
    url: '/en/checking/',
    name: 'Checking accounts and what they cost',
    labels: ['Checking'],
    text: 'Everyday Checking and more.',
  }),
  documentOf({ url: '/en/accounts/#everyday', kind: 'product', name: 'Everyday Checking', text: 'For every day.', weight: 0.85 }),
  documentOf({ url: '/en/accounts/#pine', kind: 'product', name: 'Tall Pine Checking', weight: 0.85 }),
  documentOf({ url: '/en/savings/', name: 'Business savings', text: 'Savings for a business.' }),
  documentOf({ url: '/en/accounts/#savings', kind: 'product', name: 'Business Savings', weight: 0.85 }),
  documentOf({ url: '/en/events/school/', kind: 'event', name: 'Scam school, for anybody', keywords: ['Scam school'], weight: 0.6 }),
  documentOf({ url: '/en/fraud/', name: 'Fraud', text: 'A scam, and a school of them.' }),
  documentOf({ url: '/en/phones/', name: 'Phones that broke', text: 'A telephone that is broken.' }),
  documentOf({ url: '/en/team/#ana', kind: 'person', name: 'Ana Guidry', weight: 0.8 }),
  documentOf({ url: '/en/team/', name: 'Team', text: 'Ana Guidry and her telephone.' }),
  documentOf({ url: '/en/mobile/', name: 'Mobile banking', text: 'Send money.' }),
  ...branches,
]

const index = await indexOf('en', documents, [
  { id: 'phone', phrases: ['telephone', 'phone'], foreign: ['número de teléfono', 'telephone', 'llamar'], answers: ['/en/contact/'] },
  { id: 'checking', phrases: ['checking', 'everyday checking'], answers: ['/en/checking/'] },
  { id: 'fraud', phrases: ['scam'], foreign: ['me estafaron'], answers: ['/en/fraud/'] },
  { id: 'zelle', phrases: ['zelle'], answers: [], instead: ['/en/mobile/'] },
  { id: 'two', phrases: ['lock box'], answers: ['/en/savings/'] },
  { id: 'one', phrases: ['lockbox'], answers: ['/en/phones/'] },
])

it.each([
  ['Everyday Checking', '/en/accounts/#everyday'],
  ['everyday checking', '/en/accounts/#everyday'],
  ['Checking', '/en/checking/'],
  ['tall pine', '/en/accounts/#pine'],
  ['Business savings', '/en/savings/'],
  ['Business Savings', '/en/accounts/#savings'],
  ['scam school', '/en/events/school/'],
  ['Scam school, for anybody', '/en/events/school/'],
  ['ana guidry telephone', '/en/team/#ana'],
])('[SRCH-10] [D-SRCH-2] the name %s is first itself, whatever is led to by its words', (typed, url) => {
  expect(urlsFor(index, typed)[0]).toBe(url)
})

it('[D-SRCH-2] results that hold only some of the words are ten at most, and what none of them holds is said', () => {
  const answer = resultsFor(index, 'telephone in york')
  expect([answer.total, answer.data[0]?.url, answer.missing]).toEqual([10, '/en/contact/', ['york']])
  expect(resultsFor(index, 'telephone')).toMatchObject({ total: 33 })
  expect(resultsFor(index, 'telephone').missing).toBeUndefined()
  expect(resultsFor(index, 'broken send').missing).toEqual([])
})

it('[D-SRCH-2] what holds all of the words is kept beside the ten best', () => {
  const answer = resultsFor(index, 'telephone broken')
  expect([answer.total, answer.missing]).toEqual([10, undefined])
  expect(answer.data.map(({ url }) => url)).toContain('/en/phones/')
})

it('[D-SRCH-2] nothing is found where more words are unknown than not', () => {
  expect(resultsFor(index, 'purple elephant telephone')).toEqual({ data: [], total: 0, kinds: [] })
})

it('[D-SRCH-2] what is typed in the other language finds the same, its words of grammar left out', () => {
  expect(urlsFor(index, 'el número de teléfono')[0]).toBe('/en/contact/')
  expect(resultsFor(index, 'ellos me estafaron').data[0]?.url).toBe('/en/fraud/')
})

it('[D-SRCH-2] what helps instead is offered where nothing answers', () => {
  expect(index.nearest(index.find('zelle'))).toEqual([{ name: 'Mobile banking', url: '/en/mobile/' }])
  expect(index.nearest(index.find('best pizza in town'))).toEqual([])
})

it('a phrase goes before another one without its blanks', () => {
  expect([urlsFor(index, 'lockbox')[0], urlsFor(index, 'lock box')[0]]).toEqual(['/en/phones/', '/en/savings/'])
})

it('a first letter is no mistake: another one makes another word', () => {
  expect(resultsFor(index, 'melephone').total).toBe(0)
  expect(resultsFor(index, 'telephome').total).toBe(33)
})

it('results show sentences, and no heading or label', async () => {
  const one = await indexOf('en', [
    documentOf({
      url: '/en/a/',
      name: 'Fees',
      description: 'What every account costs.',
      text: 'Cycle fee\nFees.\nEach cycle fee can be avoided easily.\nOpening fee',
    }),
  ])
  expect(resultsFor(one, 'cycle fee').data[0]?.excerpt).toBe('Each cycle fee can be avoided easily.')
  expect(resultsFor(one, 'opening').data[0]?.excerpt).toBe('What every account costs.')
})
