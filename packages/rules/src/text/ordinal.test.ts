import { describe, expect, it } from 'vitest'
import { ordinal } from './ordinal.ts'

describe('ordinal', () => {
  it.each([
    [1, '1st', '1.er'],
    [2, '2nd', '2.º'],
    [3, '3rd', '3.er'],
    [4, '4th', '4.º'],
    [11, '11th', '11.º'],
    [12, '12th', '12.º'],
    [13, '13th', '13.er'],
    [21, '21st', '21.er'],
    [22, '22nd', '22.º'],
    [23, '23rd', '23.er'],
    [101, '101st', '101.er'],
    [111, '111th', '111.º'],
    [112, '112th', '112.º'],
    [0, '0th', '0.º'],
  ])('[CARD-26] %i is %s in English and %s in Spanish', (value, english, spanish) => {
    expect([ordinal(value, 'en'), ordinal(value, 'es')]).toEqual([english, spanish])
  })
})
