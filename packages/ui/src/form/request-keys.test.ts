import { expect, it } from 'vitest'
import { requestKey, type Sent } from './request-keys.ts'

it('[D-FORM-2] [D-FORM-5] the same words keep their key, whatever the token, the page and its language; others get one of their own', () => {
  let last: Sent | undefined
  let keys = 0
  const keyOf = (message: Parameters<typeof requestKey>[0] & { readonly email: string }): string =>
    requestKey(message, {
      newKey: () => {
        keys += 1
        return `key ${keys}`
      },
      last,
      keep: (sent) => {
        last = sent
      },
    })
  expect(keyOf({ email: 'a@b.co', recaptcha: '1', source: '/en/contact/' })).toBe('key 1')
  expect(keyOf({ email: 'a@b.co', recaptcha: '2', source: '/es/contact/' })).toBe('key 1')
  expect(keyOf({ email: 'b@b.co', recaptcha: '3', lang: 'en' })).toBe('key 2')
  expect(keyOf({ email: 'b@b.co', recaptcha: '4', lang: 'es' })).toBe('key 2')
})
