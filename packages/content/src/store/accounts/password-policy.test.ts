import { expect, it } from 'vitest'
import { passwordProblem } from './password-policy.ts'

const email = 'montgomery@bank.example'

it.each([
  ['abc', 'at least 12 characters'],
  ['', 'at least 12 characters'],
  ['😀😀😀😀😀😀', 'at least 12 characters'],
  ['a'.repeat(201), 'at most 200 characters'],
  ['Password123!', 'easy to guess or was leaked'],
  ['123456789012', 'easy to guess or was leaked'],
  ['!!!!!!!!!!!!', 'easy to guess or was leaked'],
  ['aaaaaaaaaaaaaa', 'easy to guess or was leaked'],
  ['letmeinletmein', 'easy to guess or was leaked'],
  ['ｐａｓｓｗｏｒｄ1234', 'easy to guess or was leaked'],
  ['unbelievable', 'easy to guess or was leaked'],
  ['Montgomery2026', 'must not be your address'],
  ['Montgomery@bank.example', 'must not be your address'],
  ['my montgomery@bank.example', 'must not be your address'],
  [123_456_789_012, 'must be a text'],
])('refuses %j as a password', (password, message) => {
  expect(passwordProblem(password, email)).toContain(message)
})

it.each(['correct horse battery staple', 'pelican-levee-47-gumbo', 'tres tortugas en el río'])('takes %j as a password', (password) => {
  expect(passwordProblem(password, email)).toBeUndefined()
})
