import { expect, it } from 'vitest'
import { yearOfBuild } from './year-of-build.ts'

it.each([
  ['2027-01-01T05:59:59Z', 2026],
  ['2027-01-01T06:00:00Z', 2027],
])('[FOOT-13] at %s it is the year %i by the clocks of the bank', (moment, year) => {
  expect(yearOfBuild(new Date(moment))).toBe(year)
})
