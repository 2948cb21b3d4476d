import { describe, expect, it } from 'vitest'
import { errorCodes, redactError } from './redact-error.ts'

describe('an error for the log', () => {
  it('keeps its name and where it happened', () => {
    const silent = redactError(new TypeError('secret'))
    expect(silent.message).toBe('TypeError')
    expect(silent.stack).toMatch(/^TypeError\n +at .*redact-error\.test\.ts/)
  })

  it.each([
    ['its words', new Error('secret')],
    ['words that look like a place', new Error('a\n    at secret (b.ts:1:1)')],
    ['words that were put in later', Object.assign(new Error('a'), { message: 'secret' })],
    ['a cause', new Error('a', { cause: 'secret' })],
    ['fields', Object.assign(new Error('a'), { detail: 'secret' })],
    ['something that is no error', { message: 'secret' }],
    ['a text', 'secret'],
  ])('loses %s', (_name, error) => {
    const silent = redactError(error)
    expect(JSON.stringify([silent.message, silent.stack, { ...silent }, silent.cause])).not.toContain('secret')
  })
})

it.each([
  ['no stack', Object.assign(new RangeError('a'), { stack: undefined }), 'RangeError'],
  ['a stack of other words', Object.assign(new RangeError('a'), { stack: 'secret' }), 'RangeError'],
  ['a text', 'secret', 'Something that is no error'],
])('of %s the log gets one line', (_name, error, line) => {
  const { message, stack } = redactError(error)
  expect({ message, stack }).toEqual({ message: line, stack: line })
})

describe('the codes of an error', () => {
  it.each([
    [Object.assign(new Error('secret'), { code: 'EACCES', syscall: 'open' }), { type: 'Error', code: 'EACCES', syscall: 'open' }],
    [
      Object.assign(new Error('secret'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }),
      { type: 'Error', code: 'ERR_SQLITE_ERROR', errcode: 13 },
    ],
    [Object.assign(new TypeError('secret'), { code: '23505', detail: 'secret' }), { type: 'TypeError', code: '23505' }],
    [{ code: ['secret'] }, {}],
    ['secret', { type: 'string' }],
    [null, { type: 'object' }],
  ])('%s', (error, codes) => {
    expect(errorCodes(error)).toEqual(codes)
  })
})
