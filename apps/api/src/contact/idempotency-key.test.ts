import { expect, it } from 'vitest'
import { readIdempotencyKey } from './idempotency-key.ts'

it.each([undefined, '3f2b8f6e-5a54-4a2e-9d52-0d8f0f2a7b11', 'a'.repeat(16), '._~-'.repeat(32)])(
  '[D-FORM-5] %s is taken as it is',
  (header) => {
    expect(readIdempotencyKey(header)).toBe(header)
  },
)

it.each([
  '',
  'short',
  'a'.repeat(129),
  'with blanks in the middle',
  '"3f2b8f6e-5a54-4a2e"',
  'first-key-of-two, second-key-of-two',
  'schlüssel-mit-umlaut',
  'a'.repeat(20).concat('\n'),
])('[D-FORM-5] %j is refused', (header) => {
  expect(() => readIdempotencyKey(header)).toThrow('The Idempotency-Key')
})

it('[D-FORM-5] two keys are refused', () => {
  expect(() => readIdempotencyKey(['3f2b8f6e-5a54-4a2e-9d52', '3f2b8f6e-5a54-4a2e-9d52'])).toThrow('The Idempotency-Key')
})
