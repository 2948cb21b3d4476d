import { expect, it } from 'vitest'
import { bodyHash } from './body-hash.ts'

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

it.each([
  ['another form', 'heroes', message],
  ['another word', 'support', { ...message, message: 'Hello!' }],
  ['one field less', 'support', { fullName: 'Ada', email: 'ada@visitor.example' }],
  ['words that moved to another field', 'support', { ...message, fullName: 'Hello', message: 'Ada' }],
])('[D-FORM-5] %s is another message', (_name, form, other) => {
  expect(bodyHash(form, other)).not.toBe(bodyHash('support', message))
})
