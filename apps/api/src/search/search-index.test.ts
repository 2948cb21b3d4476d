import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchDocuments } from './search-document.ts'
import { buildSearchIndex } from './search-index.ts'

const spanish = await buildSearchIndex(
  searchDocuments.parse([
    {
      url: '/es/atm/',
      title: 'Cajero automático',
      names: ['Cajero automático'],
      description: 'Encuentre un cajero.',
      headings: ['Límites de retiro'],
      text: 'Nuestros cajeros abren siempre.',
      kind: 'page',
    },
    { url: '/es/cuentas/', title: 'Cuentas de cheques', text: 'Abra una cuenta hoy.', kind: 'product' },
    { url: '/es/nino/', title: 'Ahorro para niños', text: 'Para los más jóvenes.' },
  ]),
)

const english = await buildSearchIndex(
  searchDocuments.parse([
    {
      url: '/en/personal/services/mobile-banking/',
      title: 'Mobile banking',
      names: ['Mobile banking', 'Mobile app'],
      description: 'Deposit checks with your phone.',
      headings: ['Deposit a check'],
      text: 'Open the app.',
    },
    { url: '/en/mortgage/', title: 'Mortgages', text: 'Mobile homes are financed too.', kind: 'service' },
    { url: '/en/business/', title: 'Business checking', headings: ['Mobile Banking'], text: 'For every business.' },
    ...Array.from({ length: 25 }, (_, index) => ({
      url: `/blog/tip-${index}/`,
      title: `Saving tip number ${index}`,
      text: 'Put something aside.',
      kind: 'post',
    })),
  ]),
)

const urls = (index: typeof english, typed: string) => index.results(typed, 0).data.map(({ url }) => url)

describe('[D-SRCH-2] results', () => {
  it.each([
    ['missing accents', spanish, 'cajero automatico', '/es/atm/'],
    ['accents that are not there', spanish, 'cuentás', '/es/cuentas/'],
    ['a missing tilde', spanish, 'ninos', '/es/nino/'],
    ['decomposed accents', spanish, 'automa\u0301tico', '/es/atm/'],
    ['a typing mistake', english, 'mortgege', '/en/mortgage/'],
    ['a beginning', english, 'mort', '/en/mortgage/'],
    ['capitals', english, 'MOBILE BANKING', '/en/personal/services/mobile-banking/'],
    ['words of the text', english, 'financed', '/en/mortgage/'],
    ['words in any order', english, 'banking mobile', '/en/personal/services/mobile-banking/'],
  ])('%s still finds', (_name, index, typed, first) => {
    expect(urls(index, typed)[0]).toBe(first)
  })

  it('a page that holds every word comes alone; when none does, any word will do', () => {
    expect(urls(english, 'mobile homes')).toEqual(['/en/mortgage/'])
    expect(urls(english, 'mortgages aside')).toContain('/en/mortgage/')
  })

  it('[SRCH-20] says title, address, kind, excerpt and marks, ten at a time, with the whole count', () => {
    const first = english.results('saving', 0)
    expect(first.total).toBe(25)
    expect(first.data).toHaveLength(10)
    expect(english.results('saving', 20).data).toHaveLength(5)
    expect(english.results('saving', 500)).toEqual({ data: [], total: 25, kinds: [{ kind: 'page', total: 25 }] })
    const [mortgage] = english.results('financed', 0).data
    expect(mortgage).toEqual({
      title: 'Mortgages',
      url: '/en/mortgage/',
      kind: 'page',
      excerpt: 'Mobile homes are financed too.',
      marks: [[17, 25]],
    })
  })

  it.each(['', '   ', '!!!', '<>', '🦐🦐🦐'])('nothing is found for %j', (typed) => {
    expect(english.results(typed, 0)).toEqual({ data: [], total: 0, kinds: [] })
  })
})

it('[API-01] [SRCH-10] suggests the names of its pages, and nothing else of them', () => {
  expect(english.suggest('mob')).toEqual([{ term: 'Mobile app' }, { term: 'Mobile banking' }])
  expect(english.suggest('deposit')).toEqual([])
  expect(spanish.suggest('automat')).toEqual([{ term: 'Cajero automático' }])
})

it('never throws and reads only so much, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
      english.suggest(typed)
      english.results(typed, 0)
    }),
  )
  const spelledOut = english.results(`${'zz '.repeat(70)}financed`, 0)
  expect(spelledOut.total).toBe(0)
})
