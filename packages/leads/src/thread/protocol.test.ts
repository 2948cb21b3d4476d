import { expect, it } from 'vitest'
import { LeadsUnavailableError } from './leads-unavailable.ts'
import { fromPlainError, monotonicNow, toPlainError } from './protocol.ts'

const roundTrip = (error: unknown): Error => fromPlainError(toPlainError(error))

it.each([
  ['a code of the system', Object.assign(new TypeError('no such file'), { code: 'ENOENT' })],
  ['a code and a number of SQLite', Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 })],
  ['neither', new RangeError('too many')],
])('an error with %s comes out of the thread as it went in', (_, error) => {
  const received = roundTrip(error)
  expect(received).toBeInstanceOf(Error)
  expect({ name: received.name, message: received.message }).toEqual({ name: error.name, message: error.message })
  expect(Object.entries(received).filter(([key]) => key !== 'name')).toEqual(Object.entries(error))
})

it.each(['thrown text', undefined])('%j that was thrown arrives as an error of these words', (thrown) => {
  expect(toPlainError(thrown)).toEqual({ name: 'Error', message: String(thrown), code: undefined, errcode: undefined })
})

it('a refusal arrives with its class, its code and its reason', () => {
  expect(toPlainError(new LeadsUnavailableError('LEADS_CLOSED'))).toMatchObject({
    name: 'LeadsUnavailableError',
    code: 'LEADS_CLOSED',
    message: 'the database is closed',
  })
})

it('the clock counts the milliseconds of the system', () => {
  expect(Math.abs(monotonicNow() - Number(process.hrtime.bigint()) / 1e6)).toBeLessThan(60_000)
})
