import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseBalance } from './parse-balance.ts'

describe('parseBalance', () => {
  it.each([
    ['CALC-08', '$1,234.50', { kind: 'balance', cents: 123450 }],
    ['CALC-08', ' 40 000 ', { kind: 'balance', cents: 4000000 }],
    ['CALC-09', '.5', { kind: 'balance', cents: 50 }],
    ['CALC-09', '7.', { kind: 'balance', cents: 700 }],
    ['CALC-09', '1.005', { kind: 'balance', cents: 101 }],
    ['CALC-09', '1.00499', { kind: 'balance', cents: 100 }],
    ['CALC-09', '0.999', { kind: 'balance', cents: 100 }],
    ['CALC-10', '-0.00', { kind: 'balance', cents: 0 }],
    ['CALC-11', '-5', { kind: 'negative' }],
    ['CALC-11', '$-1,000.00', { kind: 'negative' }],
    ['CALC-11', '-$0.01', { kind: 'negative' }],
    ['CALC-13', '', { kind: 'not-a-number' }],
    ['CALC-13', 'abc', { kind: 'not-a-number' }],
    ['CALC-13', '$', { kind: 'not-a-number' }],
    ['CALC-13', '-', { kind: 'not-a-number' }],
    ['CALC-14', '1.2.3', { kind: 'invalid' }],
    ['CALC-14', '12abc', { kind: 'invalid' }],
    ['CALC-14', '50%', { kind: 'invalid' }],
    ['D-CALC-2', '1.234,56', { kind: 'invalid' }],
    ['D-CALC-2', '10,50', { kind: 'invalid' }],
    ['D-CALC-2', '250.000,00', { kind: 'invalid' }],
    ['D-CALC-2', '1 234,50', { kind: 'invalid' }],
    ['D-CALC-2', '-1,00', { kind: 'invalid' }],
    ['CALC-14', '5-', { kind: 'invalid' }],
    ['CALC-14', '1e5', { kind: 'invalid' }],
    ['CALC-14', '99999999999999999999', { kind: 'invalid' }],
  ])('[%s] %j', (_id, text, expected) => {
    expect(parseBalance(text)).toEqual(expected)
  })

  it('[CALC-10] never throws and never gives a negative balance', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseBalance(text)
        return parsed.kind !== 'balance' || (Number.isSafeInteger(parsed.cents) && parsed.cents >= 0)
      }),
    )
  })
})

it('[CALC-11] a balance below zero is negative with equal dollars and cents, too', () => {
  expect(parseBalance('-5.5')).toEqual({ kind: 'negative' })
  expect(parseBalance('-0.00')).toEqual({ kind: 'balance', cents: 0 })
})
