import { expect, it, vi } from 'vitest'
import { callKeepingFields, refusedIn } from './refused-fields.ts'

const form = (fields: object) => {
  const data = new FormData()
  data.set('_payload', JSON.stringify(fields))
  return data
}

const answer = JSON.stringify({ errors: [{ message: 'Too short.', data: { errors: [{ path: 'password', message: 'Too short.' }] } }] })

it('reads what a form was refused for, with what it held', () => {
  expect([...refusedIn(answer, form({ password: 'short' }))]).toEqual([['password', { message: 'Too short.', value: 'short' }]])
  for (const other of [undefined, '<h1>Bad Gateway</h1>', '{"errors":[{"message":"No."}]}']) expect(refusedIn(other, form({})).size).toBe(0)
  expect(refusedIn(answer, new FormData()).get('password')).toEqual({ message: 'Too short.', value: undefined })
})

it.each([
  ['stays while the field holds what was refused', 'users', 'short', { valid: false, errorMessage: 'Too short.' }],
  ['goes with another value', 'users', 'longer', { valid: true }],
  ['is left to the server in forms of other records', 'pages', 'short', { valid: true }],
])('what a save of an account was refused for %s', async (_, collectionSlug, value, password) => {
  const server = vi.fn(async (_asked: object) => ({ state: { email: { valid: true }, password: { valid: true } }, lockedState: null }))
  const ask = callKeepingFields(server, { fields: refusedIn(answer, form({ password: 'short' })) })
  const asked = { name: 'form-state', args: { collectionSlug, formState: { password: { value } } } }
  expect(await ask(asked)).toEqual({ state: { email: { valid: true }, password }, lockedState: null })
  expect(server).toHaveBeenCalledExactlyOnceWith(asked)
})
