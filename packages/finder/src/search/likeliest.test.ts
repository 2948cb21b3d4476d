import { distanceInMiles } from '@bank/rules/geo/distance.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { likeliest } from './likeliest.ts'
import { milesToNearest } from './nearest.ts'

describe('likeliest', () => {
  it('is the beginning of the sorted list, equal ones in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.integer({ min: 1, max: 12 }), (costs, count) => {
        const items = costs.map((cost, index) => ({ cost, index }))
        const compare = (one: { cost: number }, other: { cost: number }) => one.cost - other.cost
        expect(likeliest(items, count, compare)).toEqual(items.toSorted(compare).slice(0, count))
      }),
    )
  })
})

describe('milesToNearest', () => {
  const position = fc.record({ lat: fc.double({ min: 25, max: 37, noNaN: true }), lng: fc.double({ min: -107, max: -85, noNaN: true }) })

  it('[LOC-03] is the distance to the nearest, give or take five in a hundred', () => {
    fc.assert(
      fc.property(fc.array(position, { minLength: 1, maxLength: 40 }), position, (positions, at) => {
        const least = Math.min(...positions.map((one) => distanceInMiles(at, one)))
        const found = milesToNearest(positions)(at)
        expect(found).toBeGreaterThanOrEqual(least)
        expect(found).toBeLessThanOrEqual(least * 1.05 + 0.001)
      }),
    )
    expect(milesToNearest([])({ lat: 30, lng: -90 })).toBe(Number.POSITIVE_INFINITY)
  })
})
