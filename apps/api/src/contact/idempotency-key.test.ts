import { expect, it } from 'vitest'
import { bodyHash, readIdempotencyKey } from './idempotency-key.ts'

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

const message = { fullName: 'Ada', email: 'ada@visitor.example', message: 'Hello' }

it('[D-FORM-5] the same words have one hash, whatever the order of their fields', () => {
  const { fullName, email, message: words } = message
  const orders = [
    { fullName, email, message: words },
    { email, fullName, message: words },
    { message: words, fullName, email },
    { message: words, email, fullName },
  ]
  expect(new Set(orders.map((order) => bodyHash('support', order))).size).toBe(1)
  expect(bodyHash('support', message)).toMatch(/^[0-9a-f]{64}$/)
})

it('[D-FORM-5] the same words have one hash, whatever page they were written on and in which language of the site', () => {
  const elsewhere = { ...message, lang: 'es', source: 'https://bank.example/es/contacto/' }
  expect(bodyHash('support', elsewhere)).toBe(bodyHash('support', message))
})

it.each([
  ['another form', 'heroes', message],
  ['another word', 'support', { ...message, message: 'Hello!' }],
  ['one field less', 'support', { fullName: 'Ada', email: 'ada@visitor.example' }],
  ['words that moved to another field', 'support', { ...message, fullName: 'Hello', message: 'Ada' }],
])('[D-FORM-5] %s is another message', (_name, form, other) => {
  expect(bodyHash(form, other)).not.toBe(bodyHash('support', message))
})
