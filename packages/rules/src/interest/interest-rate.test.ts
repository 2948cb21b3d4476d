import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { interestRateOf } from './interest-rate.ts'

describe('interestRateOf', () => {
  it.each([
    [0, 0],
    [0.005, 0.004988],
    [0.0385, 0.037779],
    [0.045, 0.04402],
    [1, 0.693806],
  ])('a yield of %d comes from a rate of %d', (annualYield, rate) => expect(interestRateOf(annualYield)).toBeCloseTo(rate, 5))

  it('comes to the yield again when it is compounded on 365 days', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (annualYield) => {
        expect((1 + interestRateOf(annualYield) / 365) ** 365 - 1).toBeCloseTo(annualYield, 10)
      }),
    )
  })
})
