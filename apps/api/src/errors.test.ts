import { describe, expect, it } from 'vitest'
import { Failure, failureCodeOf, failures, failureText } from './errors.ts'

describe('a failure', () => {
  it('says what its code says, and names no field unless it is given some', () => {
    const failure = new Failure('notJson')
    expect(failure).toBeInstanceOf(Error)
    expect({ name: failure.name, code: failure.code, message: failure.message, fields: failure.fields }).toEqual({
      name: 'Failure',
      code: 'notJson',
      message: failures.notJson.message,
      fields: [],
    })
    expect(failure.message).toBe(failureText('notJson'))
  })

  it('goes on with the names of fields', () => {
    const failure = new Failure('fieldsNotRight', ['email', 'city'])
    expect(failure.message).toBe('These fields are missing or not right: email, city.')
    expect(failure.fields).toEqual(['email', 'city'])
  })
})

describe('an error of the framework', () => {
  it('that is a failure keeps its code', () => {
    expect(failureCodeOf(new Failure('captchaRefused'))).toBe('captchaRefused')
  })

  it.each([
    [400, 'badRequest'],
    [404, 'notFound'],
    [413, 'tooLarge'],
    [415, 'notJson'],
    [429, 'tooManyRequests'],
    [503, 'busy'],
    [418, 'badRequest'],
    [499, 'badRequest'],
    [399, 'unexpected'],
    [500, 'unexpected'],
    [502, 'unexpected'],
  ])('with the status %i is the failure %s', (statusCode, code) => {
    expect(failureCodeOf(Object.assign(new Error('words'), { statusCode }))).toBe(code)
  })

  it.each([new Error('words'), 'words', undefined, null, 404, { statusCode: 'none' }])('without a status is unexpected (%#)', (error) => {
    expect(failureCodeOf(error)).toBe('unexpected')
  })
})
