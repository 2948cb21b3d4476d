import { expect, it } from 'vitest'
import { acceptedLanguage } from './accepted-language.ts'

it.each([
  [undefined, undefined],
  ['', undefined],
  ['*', undefined],
  ['fr-FR,fr;q=0.9', undefined],
  ['en-US,en;q=0.9', 'en'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en,es', 'en'],
  ['es', 'es'],
  ['ES-419', 'es'],
  ['en;q=0.5,es;q=0.8', 'es'],
  ['en; q=0.5, es; q=0.8', 'es'],
  ['en;q=0.5, es;q=0.8 ', 'es'],
  ['x-es', undefined],
  ['fr, es;q=0.3, en;q=0.2', 'es'],
  ['es;q=0, en;q=0.1', 'en'],
  ['es;q=0', undefined],
  ['est', undefined],
  ['es;q=high', undefined],
])('[D-ROUTE-8] Accept-Language %j wants %s', (header, expected) => {
  expect(acceptedLanguage(header)).toBe(expected)
})
