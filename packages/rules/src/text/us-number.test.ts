import { describe, expect, it } from 'vitest'
import { pointThousands, readUsNumber, wantsDigits } from './us-number.ts'

describe('readUsNumber', () => {
  it.each([
    ['$1,234.50', '', '1234', '50'],
    ['12,345', '', '12345', ''],
    [' 40 000 ', '', '40000', ''],
    ['-$1,000,000', '-', '1000000', ''],
    ['–5', '-', '5', ''],
    ['—$1,000.5', '-', '1000', '5'],
    ['−5', '-', '5', ''],
    ['.5', '', '', '5'],
    ['7.', '', '7', ''],
  ])('[D-CALC-2] reads "%s"', (text, sign, whole, decimals) => {
    expect(readUsNumber(text)).toEqual({ sign, whole, decimals })
  })

  it.each([
    '1.234,56',
    '10,50',
    '250.000,00',
    '1 234,50',
    '1,2345',
    ',500',
    '1,,000',
    '1000,000',
    '1.2.3',
    '12abc',
    '1e5',
    '',
    '.',
    '5-',
    '6.25 %',
    '250k',
    '(5)',
    '€5',
    'US$5',
    '5 – 6',
  ])('[D-CALC-2] does not read "%s"', (text) => {
    expect(readUsNumber(text)).toBeUndefined()
  })
})

it.each([
  ['$1,', true],
  ['1,2', true],
  ['12,3', true],
  ['1,234,56', true],
  ['1,234', false],
  ['10.5,', false],
  ['1e5', false],
])('[D-CALC-2] "%s" wants more digits: %s', (text, wants) => {
  expect(wantsDigits(text)).toBe(wants)
})

it.each([
  ['250.000', '250,000'],
  [' $ 1.234', '1,234'],
  ['1234.567', undefined],
  ['0.500', undefined],
  ['1.2345', undefined],
  ['1.23', undefined],
  ['1.234.567', undefined],
  ['250,000', undefined],
  ['', undefined],
])('[D-CALC-2] "%s" may be grouped by points: %s', (text, grouped) => {
  expect(pointThousands(text)).toBe(grouped)
})
