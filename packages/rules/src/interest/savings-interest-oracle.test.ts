import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { savingsInterest } from './savings-interest.ts'

/*
 * The specification in its own words, in fractions of whole numbers: up to 40,000 dollars 4.5 % of the balance; above, 4.5 % of the first
 * 40,000 and 0.5 % of the excess; a month is the year divided by 12; zero or less gives nothing.
 */

/** A number of cents as numerator and denominator. */
type Fraction = readonly [bigint, bigint]

const cents = 1n
const dollars = 100n * cents
const limit = 40_000n * dollars

const percent = ([tenths, of]: readonly [bigint, bigint]): Fraction => [tenths * of, 1000n]

const plus = ([one, below]: Fraction, [other, alsoBelow]: Fraction): Fraction => [one * alsoBelow + other * below, below * alsoBelow]

const annual = (balance: bigint): Fraction => {
  if (balance <= 0n) return [0n, 1n]
  return balance <= limit ? percent([45n, balance]) : plus(percent([45n, limit]), percent([5n, balance - limit]))
}

const twelfth = ([above, below]: Fraction): Fraction => [above, below * 12n]

/** The nearest whole number, and the higher one when two are equally near (D-CALC-4). */
const halfUp = ([above, below]: Fraction): number => {
  const whole = above / below
  const rest = above - whole * below
  return Number(rest >= below - rest ? whole + 1n : whole)
}

const oracle = (balance: number) => ({
  annualCents: halfUp(annual(BigInt(balance))),
  monthlyCents: halfUp(twelfth(annual(BigInt(balance)))),
})

/** The balances of a list for which the rule and the oracle differ: one comparison for thousands of them. */
const differing = (balances: Iterable<number>): readonly number[] =>
  [...balances].filter((balance) => {
    const [is, should] = [savingsInterest(balance), oracle(balance)]
    return is.annualCents !== should.annualCents || is.monthlyCents !== should.monthlyCents
  })

const range = (from: number, count: number, step = 1): readonly number[] => Array.from({ length: count }, (_, index) => from + index * step)

const limitCents = Number(limit)

describe('interest against the specification in exact fractions', () => {
  it('the fractions say what the specification gives as examples', () => {
    expect([10_000_00, 40_000_00, 50_000_00, 100_000_00].map(oracle)).toEqual([
      { annualCents: 450_00, monthlyCents: 37_50 },
      { annualCents: 1_800_00, monthlyCents: 150_00 },
      { annualCents: 1_850_00, monthlyCents: 154_17 },
      { annualCents: 2_100_00, monthlyCents: 175_00 },
    ])
  })

  it.each([
    ['CALC-01', 'each of the first 20,000 cents', range(0, 20_000)],
    ['CALC-02', 'each cent within 50 dollars of the limit', range(limitCents - 5_000, 10_001)],
    ['CALC-02', 'every 997th cent up to 200,000 dollars', range(1, 20_061, 997)],
    ['CALC-04', 'zero and what is below', range(-1_000, 1_001)],
    ['CALC-02', 'the largest balances there can be', range(Number.MAX_SAFE_INTEGER - 5_000, 5_001)],
  ])('[%s] [CALC-03] [D-CALC-4] %s', (_id, _which, balances) => {
    expect(differing(balances)).toEqual([])
  })

  it('[CALC-01] [CALC-02] [CALC-03] [D-CALC-4] any balance', () => {
    const balance = fc.oneof(fc.integer({ min: 0, max: limitCents }), fc.integer({ min: limitCents, max: 10 ** 9 }), fc.maxSafeNat())
    fc.assert(
      fc.property(balance, (any) => differing([any]).length === 0),
      { numRuns: 10_000 },
    )
  })

  it.each([
    ['half a cent a year up', 1_00, { annualCents: 5, monthlyCents: 0 }],
    ['half a cent a month up', 12_00, { annualCents: 54, monthlyCents: 5 }],
    ['a month by the year before that is rounded', 45_003_00, { annualCents: 1_825_02, monthlyCents: 152_08 }],
  ])('[D-CALC-4] rounds %s', (_name, balance, expected) => {
    expect([savingsInterest(balance), oracle(balance)]).toEqual([expected, expected])
  })
})
