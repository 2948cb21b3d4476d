import { expect, it } from 'vitest'
import { watchClock } from './watch-clock.ts'

const hour = 3_600_000

it.each([2 * hour, -2 * hour, 10_000])('a clock that is set by %i ms is told until it is set back', (by) => {
  const time = { wall: 5 * hour, steady: 0 }
  const { step, now } = watchClock(
    () => time.wall,
    () => time.steady,
  )
  expect(step()).toBe(0)
  time.wall += hour
  time.steady += hour
  expect(step()).toBe(0)
  time.wall += by
  expect([step(), now()]).toEqual([by, 6 * hour])
  time.wall -= by
  expect(step()).toBe(0)
})

it('small corrections are none, and a clock that stays set counts as right after an hour', () => {
  const time = { wall: 0, steady: 0 }
  const { step } = watchClock(
    () => time.wall,
    () => time.steady,
  )
  time.wall += 9999
  expect(step()).toBe(0)
  time.wall += hour
  expect(step()).toBe(hour + 9999)
  time.wall += hour
  time.steady += hour
  expect(step()).toBe(0)
  time.wall -= hour
  expect(step()).toBe(-hour)
})
