import { expect, it } from 'vitest'
import { describeProblem } from '../records/problem.ts'
import type { StoredDocument } from '../store/read-store.ts'
import { searchWordProblems } from './check-search-words.ts'

const words = (id: string, phrases: object, slug = 'search-words') => ({ slug, id, content: { phrases } }) as unknown as StoredDocument

it('[D-SRCH-2] names record, field and value of phrases that the search cannot tell apart', () => {
  const records = [
    words('wire', { en: 'wire transfer\nthe of', es: 'transferencia' }),
    words('send', { en: 'send money\nWire Transfers', es: 'enviar' }),
    words('other', { en: 'wire transfer' }, 'posts'),
  ]
  expect(searchWordProblems(records).map(describeProblem)).toEqual([
    'search-words wire, field phrases, in English, value "the of": says nothing to the search: it has only words that stand in every question',
    'search-words send, field phrases, in English, value "Wire Transfers": means the same to the search as a phrase of wire; take one of them out',
  ])
  expect(searchWordProblems([words('one', {}), words('two', { es: 'dos' })])).toEqual([])
})

it('[D-SRCH-2] names them no more once they were taken out of the same record, and again once they are back', () => {
  const count = (en: string) => searchWordProblems([words('wire', { en: 'wire transfer' }), words('send', { en })]).length
  expect(['wire transfers', 'send money', 'wire transfers'].map(count)).toEqual([1, 0, 1])
})
