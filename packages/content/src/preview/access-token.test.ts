import { expect, it } from 'vitest'
import { readAccess, signAccess } from './access-token.ts'

const access = { kind: 'link', link: '7', until: 2000 } as const

it('lets in who has a token of the same secret, until it ends', () => {
  const token = signAccess('one secret', access)
  expect(token).toMatch(/^[\w-]+\.[\w-]+$/)
  expect(readAccess('one secret', token, 1999)).toEqual(access)
  expect(readAccess('one secret', token, 2000)).toBeUndefined()
  expect(readAccess('another secret', token, 1999)).toBeUndefined()
})

it('takes nothing that was changed or guessed', () => {
  const [, signature] = signAccess('one secret', access).split('.')
  const later = Buffer.from(JSON.stringify({ ...access, until: 9e15 })).toString('base64url')
  for (const token of [undefined, '', '.', 'guess', `${later}.${signature}`, `${later}.`, `.${signature}`])
    expect(readAccess('one secret', token, 1999)).toBeUndefined()
})
