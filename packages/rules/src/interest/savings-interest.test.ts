import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { savingsInterest } from './savings-interest.ts'

describe('savingsInterest', () => {
  it.each([
    ['CALC-01', 10_000_00, 450_00, 37_50],
    ['CALC-01', 40_000_00, 1_800_00, 150_00],
    ['CALC-02', 50_000_00, 1_850_00, 154_17],
    ['CALC-02', 100_000_00, 2_100_00, 175_00],
    ['CALC-02', 40_001_00, 1_800_01, 150_00],
    ['CALC-03', 1_00, 5, 0],
    ['CALC-03', 1_11, 5, 0],
    ['CALC-03', 1_60, 7, 1],
    ['CALC-04', 0, 0, 0],
    ['CALC-05', -1, 0, 0],
    ['CALC-05', -40_000_00, 0, 0],
    ['CALC-05', Number.NaN, 0, 0],
  ])('[%s] on %i cents is %i a year and %i a month', (_id, balance, annualCents, monthlyCents) => {
    expect(savingsInterest(balance)).toEqual({ annualCents, monthlyCents })
  })

  it('[CALC-01] takes other tiers', () => {
    const tiers = [
      { upTo: 100, rate: 0.1 },
      { upTo: 200, rate: 0.2 },
      { upTo: null, rate: 0.01 },
    ]
    expect(savingsInterest(300_00, tiers).annualCents).toBe(10_00 + 20_00 + 1_00)
  })

  it('[CALC-02] never falls when the balance rises', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat(), (balance, more) => {
        const higher = Math.min(balance + more, Number.MAX_SAFE_INTEGER)
        return savingsInterest(balance).annualCents <= savingsInterest(higher).annualCents
      }),
    )
  })
})

it.each([0.5, -0.5, -100, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('[D-CALC-4] %d cents earn nothing', (cents) => {
  expect(savingsInterest(cents)).toEqual({ annualCents: 0, monthlyCents: 0 })
})
