import { expect, it } from 'vitest'
import { matchesTag } from './validators.ts'

it.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
])('If-None-Match: %s', (header, expected) => {
  expect(matchesTag(header, '"a"')).toBe(expected)
})
