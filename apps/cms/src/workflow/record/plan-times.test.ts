import { expect, it } from 'vitest'
import { planTimes } from './plan-times.ts'

it('a plan is for the next minute at the earliest and for a time within ten years at the latest, by the clock of this computer', () => {
  expect(planTimes(new Date(2026, 2, 2, 9, 5, 30))).toEqual({ min: '2026-03-02T09:06', max: '2036-03-02T09:05' })
  expect(planTimes(new Date(2026, 11, 31, 23, 59))).toEqual({ min: '2027-01-01T00:00', max: '2036-12-31T23:59' })
  // Other offsets hold in summer than in winter: each time has its own.
  expect(planTimes(new Date(2026, 6, 1, 0, 0)).max).toBe('2036-07-01T00:00')
})
