import { expect, it } from 'vitest'
import { Failure, type FailureCode } from '../errors.ts'
import { parseListQuery } from './filters.ts'

const isField = (name: string) => ['id', 'uri', 'title'].includes(name)

const read = (query: string) => parseListQuery(new URLSearchParams(query), isField)

const failureOf = (query: string): FailureCode | undefined => {
  try {
    read(query)
  } catch (error) {
    return error instanceof Failure ? error.code : undefined
  }
  return undefined
}

it('[API-06] [API-07] both languages are English when they are not given or not ours', () => {
  const english = { language: 'en', joinLanguage: 'en' }
  expect(read('')).toMatchObject(english)
  expect(read('_lang=fr&_joinLang=')).toMatchObject(english)
  expect(read('_lang=__proto__')).toMatchObject(english)
  expect(read('_lang=es')).toMatchObject({ language: 'es', joinLanguage: 'en' })
  expect(read('_joinLang=es')).toMatchObject({ language: 'en', joinLanguage: 'es' })
})

it('[API-05] every other name is a filter, limit and offset apart', () => {
  expect(read('uri=/a/&_lang=es&limit=5&title=&offset=10')).toEqual({
    language: 'es',
    joinLanguage: 'en',
    filters: [
      ['uri', '/a/'],
      ['title', ''],
    ],
    fields: undefined,
    limit: 5,
    offset: 10,
  })
})

it.each([
  'limit=0',
  'limit=-1',
  'limit=1.5',
  'limit=1e2',
  'limit=ten',
  'limit=',
  'limit=1001',
  'offset=-1',
  'offset=100001',
  'offset=99999999999',
  'limit= 1',
  'limit=٣',
])('[D-LIST-8] a bad number is refused: %s', (query) => {
  expect(failureOf(query)).toBe('badNumber')
})

it.each(['colour=red', '_foo=1', '__proto__=1', 'uri=/a/&uri=/b/', 'limit=1&limit=2', 'uri%5B%5D=1'])(
  '[D-LIST-8] an unknown or repeated name is refused: %s',
  (query) => {
    expect(failureOf(query)).toBe('unknownField')
  },
)

it('[API-05] _fields names what to answer, and _card is one of it', () => {
  expect(read('_fields=title,_card').fields).toEqual(['title', '_card'])
  expect(failureOf('_fields=title,secret')).toBe('unknownField')
  expect(failureOf('_fields=')).toBe('unknownField')
  expect(failureOf('_card=one')).toBe('unknownField')
})
