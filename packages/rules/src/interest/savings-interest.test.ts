import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { earnedCents, exactDollars, isWholeCents, savingsInterest, savingsParts } from './savings-interest.ts'

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

describe('the work behind the interest', () => {
  it('[CALC-02] shares a balance out among the tiers that it reaches', () => {
    expect(savingsParts(50_000_00).map(({ cents, rate }) => [cents, rate])).toEqual([
      [40_000_00, 0.045],
      [10_000_00, 0.005],
    ])
    expect(savingsParts(40_000_00)).toHaveLength(1)
    expect(savingsParts(0)).toEqual([])
  })

  it('[D-CALC-4] writes the year without rounding', () => {
    expect([45_003_00, 10_000_00, 1, 12_345_678_90, 1_234_567_890_12].map((cents) => exactDollars(savingsParts(cents)))).toEqual([
      '1,825.015',
      '450.00',
      '0.00045',
      '63,328.3945',
      '6,174,439.4506',
    ])
    expect(exactDollars([])).toBe('0.00')
  })

  // A dollar earns 4.5 cents a year, and so 3 cents in eight months.
  it.each([
    [1_00, 8, true],
    [1_00, 1, false],
    [1_00, 12, false],
    [10_000_00, 12, true],
    [0, 1, true],
  ])('[D-CALC-4] what %i cents earn in %i months is whole cents: %s', (cents, months, isWhole) => {
    expect(isWholeCents(savingsParts(cents), months)).toBe(isWhole)
  })

  it('[CALC-03] earns a twelfth more with every month, up to the year', () => {
    const parts = savingsParts(45_003_00)
    expect([0, 1, 6, 12].map((months) => earnedCents(parts, months))).toEqual([0, 152_08, 912_51, 1_825_02])
  })
})
