import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextAttemptAt } from './back-off.ts'

const minute = 60_000

it.each([
  [1, 1],
  [2, 5],
  [3, 30],
  [4, 120],
  [5, 360],
])('after failure %i a mail waits %i minutes, and up to a fifth more', (failures, minutes) => {
  expect(nextAttemptAt({ failures, now: 1000, random: 0 })).toBe(1000 + minutes * minute)
  expect(nextAttemptAt({ failures, now: 1000, random: 0.5 })).toBeCloseTo(1000 + minutes * minute * 1.1, 3)
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
      const at = nextAttemptAt({ failures, now: 0, random }) ?? 0
      expect(at).toBeGreaterThanOrEqual(minutes * minute)
      expect(at).toBeLessThanOrEqual(minutes * minute * 1.2)
    }),
  )
})

it('after the sixth failure a mail is parked', () => {
  expect(nextAttemptAt({ failures: 6, now: 0, random: 0 })).toBeUndefined()
})
