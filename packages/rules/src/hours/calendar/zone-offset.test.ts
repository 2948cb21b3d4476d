import { expect, it } from 'vitest'
import { momentOf, offsetStamp } from './zone-offset.ts'

const texas = 'America/Chicago'

it.each([
  ['2026-03-08', 60, texas, '2026-03-08T07:00:00Z'],
  ['2026-03-08', 180, texas, '2026-03-08T08:00:00Z'],
  ['2026-03-08', 540, texas, '2026-03-08T14:00:00Z'],
  ['2026-11-01', 0, texas, '2026-11-01T05:00:00Z'],
  ['2026-11-01', 180, texas, '2026-11-01T09:00:00Z'],
  ['2026-03-29', 180, 'Europe/Madrid', '2026-03-29T01:00:00Z'],
])('[D-LOC-6] the clocks show %s, minute %i, in %s at %s', (date, minutes, timeZone, moment) => {
  expect(new Date(momentOf(date, minutes, timeZone))).toEqual(new Date(moment))
})

it.each([
  ['2026-12-08', 420, texas, '2026-12-08T07:00:00-06:00'],
  ['2026-07-01', 1050, texas, '2026-07-01T17:30:00-05:00'],
  // A time that the clocks skip is told by the offset before: they show half past three.
  ['2026-03-08', 150, texas, '2026-03-08T02:30:00-06:00'],
  ['2026-12-08', 420, 'Asia/Kathmandu', '2026-12-08T07:00:00+05:45'],
  ['2026-12-08', 420, 'UTC', '2026-12-08T07:00:00+00:00'],
])('[D-LOC-6] %s, minute %i, in %s is %s', (date, minutes, timeZone, stamp) => {
  expect(offsetStamp(date, minutes, timeZone)).toBe(stamp)
})
