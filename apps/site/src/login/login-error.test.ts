import { loginLengths } from '@bank/rules/constants.ts'
import { describe, expect, it } from 'vitest'
import { loginError } from './login-error.ts'

describe('loginError', () => {
  it.each([
    ['LOGIN-20', 'userId', 32, undefined],
    ['LOGIN-20', 'userId', 33, 'too-long'],
    ['LOGIN-20', 'userId', 1, undefined],
    ['LOGIN-21', 'companyId', 26, undefined],
    ['LOGIN-21', 'companyId', 27, 'too-long'],
  ] as const)('[%s] a %s of %i characters: %s', (_id, field, length, expected) => {
    expect(loginError('x'.repeat(length), loginLengths[field])).toBe(expected)
  })

  it.each(['', ' ', ' '.repeat(40)])('[D-LOGIN-2] %j is no answer to a required field', (value) => {
    expect(loginError(value, 32)).toBe('required')
  })
})
