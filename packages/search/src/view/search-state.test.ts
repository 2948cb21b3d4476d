import { expect, it } from 'vitest'
import { mostResults, readState, writeState } from './search-state.ts'

const kinds = ['page', 'question']

it.each([
  ['', { terms: '', kind: undefined, shown: 10 }],
  ['?terms=%20lost%20card%20', { terms: 'lost card', kind: undefined, shown: 10 }],
  ['?terms=x&kind=question&shown=30', { terms: 'x', kind: 'question', shown: 30 }],
  ['?terms=x&kind=recipe&shown=-3', { terms: 'x', kind: undefined, shown: 10 }],
  ['?terms=x&kind=&shown=many', { terms: 'x', kind: undefined, shown: 10 }],
  ['?terms=x&shown=11', { terms: 'x', kind: undefined, shown: 20 }],
  ['?terms=x&shown=1e9', { terms: 'x', kind: undefined, shown: mostResults }],
  ['?terms=x&shown=Infinity', { terms: 'x', kind: undefined, shown: mostResults }],
])('the address %j asks for %j', (query, state) => {
  expect(readState(query, kinds)).toEqual(state)
})

it.each([
  [{ terms: 'home loan & land', kind: undefined, shown: 10 }, '', 'terms=home+loan+%26+land'],
  [{ terms: 'x', kind: 'question', shown: 20 }, '', 'terms=x&kind=question&shown=20'],
  [{ terms: 'x', kind: undefined, shown: 10 }, '?terms=y&_lang=es&kind=page&shown=40', 'terms=x&_lang=es'],
])('the state %j in the address %j is %j', (state, query, written) => {
  expect(writeState(state, query)).toBe(written)
  expect(readState(written, kinds)).toEqual(state)
})
