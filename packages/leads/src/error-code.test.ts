import { expect, it } from 'vitest'
import { codeOf } from './error-code.ts'

it('the code of an error is what the system calls it', () => {
  expect(codeOf(Object.assign(new Error('no such file'), { code: 'ENOENT' }))).toBe('ENOENT')
})

it.each([new Error('without a code'), { code: 'ENOENT' }, 'ENOENT', undefined])('%j has no code', (thrown) => {
  expect(codeOf(thrown)).toBeUndefined()
})
