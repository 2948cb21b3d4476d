import { describe, expect, it } from 'vitest'
import type { SearchIndex } from '../index/search-index.ts'
import { documentOf, indexOf, urlsFor } from '../testing/index-of.ts'

const english = await indexOf(
  'en',
  [
    documentOf({ url: '/en/fees/', name: 'Fees', text: 'What we charge.' }),
    documentOf({ url: '/en/app/', name: 'Mobile app' }),
    documentOf({
      url: '/en/faq/#spent',
      kind: 'question',
      name: 'What if I spend more than I have?',
      text: 'It is declined, with no fee.',
    }),
    documentOf({ url: '/en/faq/#number', kind: 'question', name: 'Which number do I give?', text: 'This one.' }),
    documentOf({ url: '/locations/tx/', name: 'Texas', places: ['Texas'] }),
  ],
  [
    { id: 'fees', phrases: ['fees', 'how much charge', 'how much'], answers: ['/en/fees/'] },
    { id: 'balance', phrases: ['how much do i have'], answers: ['/en/app/'] },
    { id: 'overdraft', phrases: ['overdraft', 'overdraft charge'], answers: ['/en/faq/#spent'] },
    { id: 'routing', phrases: ['routing number'], answers: ['/en/faq/#number'], shortAnswer: 'routing' },
  ],
)

const spanish = await indexOf(
  'es',
  [
    documentOf({ url: '/es/cargos/', name: 'Cargos' }),
    documentOf({ url: '/es/faq/#gasto', kind: 'question', name: '¿Y si gasto de más?', text: 'Se rechaza.' }),
    documentOf({
      url: '/es/faq/#abrir',
      kind: 'question',
      name: '¿Qué llevo?',
      text: 'Una identificación con foto o un pasaporte vigente.',
    }),
  ],
  [
    { id: 'fees', phrases: ['cargos', 'cuanto cobran'], answers: ['/es/cargos/'] },
    { id: 'overdraft', phrases: ['sobregiro'], answers: ['/es/faq/#gasto'] },
    { id: 'papers', phrases: ['pasaporte', 'identificacion oficial', 'identificar'], answers: ['/es/faq/#abrir'] },
  ],
)

const answerOf = (index: SearchIndex, typed: string) => {
  const hint = index.answer(index.find(typed))
  return hint && `${hint.kind} ${hint.document.url}`
}

describe('[SRCH-20] [D-SRCH-2] words around a question', () => {
  it.each([
    'overdraft',
    'overdraft charge',
    'how much is an overdraft',
    'how much do you charge for overdraft',
    'what does an overdraft cost',
  ])('%s asks for the overdraft, and its answer is told', (typed) => {
    expect(answerOf(english, typed)).toBe('question /en/faq/#spent')
    expect(urlsFor(english, typed)[0]).toBe('/en/faq/#spent')
  })

  it.each(['sobregiro', 'cuánto cobran por sobregiro', 'cuánto cuesta un sobregiro', 'cuánto me cobran hasta hoy por un sobregiro'])(
    '%s asks for it in Spanish',
    (typed) => expect(answerOf(spanish, typed)).toBe('question /es/faq/#gasto'),
  )

  it('they mean what their phrase says where nothing else is asked for', () => {
    expect([urlsFor(english, 'how much do you charge')[0], urlsFor(spanish, '¿cuánto cobran?')[0]]).toEqual(['/en/fees/', '/es/cargos/'])
  })

  it('the one routing number is told wherever it is asked for', () => {
    expect(['routing number', 'routing number for texas', 'routing number zebra'].map((typed) => answerOf(english, typed))).toEqual([
      'routing /en/faq/#number',
      'routing /en/faq/#number',
      undefined,
    ])
  })

  it('a question that only happens to hold half of the words is not told', () => {
    expect(['pasaporte', 'fotos de pasaporte', 'identificación oficial con foto'].map((typed) => answerOf(spanish, typed))).toEqual([
      'question /es/faq/#abrir',
      undefined,
      'question /es/faq/#abrir',
    ])
  })

  it.each([
    ['es', 'identifico', '/es/faq/#abrir'],
    ['es', 'identificamos', '/es/faq/#abrir'],
    ['es', 'sobregirando', undefined],
    ['en', 'overdrafting', '/en/faq/#spent'],
    ['en', 'overdrafted', '/en/faq/#spent'],
    ['en', 'feeing', undefined],
  ])('%s: %s is a form of a word that is known, or nothing', async (language, typed, first) => {
    const index = language === 'es' ? spanish : english
    expect([urlsFor(index, typed)[0], index.find(typed).query.corrected]).toEqual([first, []])
  })
})
