import { expect, it } from 'vitest'
import { isCalendarDate, readDates } from './read-dates.ts'

it.each([
  ['2026-12-24', { from: '2026-12-24', through: '2026-12-24' }],
  [' 2026-12-24 to 2026-12-26 ', { from: '2026-12-24', through: '2026-12-26' }],
  ['2026-12-31 through 2027-01-01', { from: '2026-12-31', through: '2027-01-01' }],
  ['2026-12-26 to 2026-12-24', undefined],
  ['2026-02-30', undefined],
  ['12/24/2026', undefined],
  ['2026-12-24 to', undefined],
  ['2026-12-24  to  2026-12-26', { from: '2026-12-24', through: '2026-12-26' }],
  ['from 2026-12-24', undefined],
  ['2026-02-30 to 2026-03-01', undefined],
  ['', undefined],
])('reads the dates %j', (text, dates) => {
  expect(readDates(text)).toEqual(dates)
})

it('knows the days of the calendar', () => {
  expect(isCalendarDate('2028-02-29')).toBe(true)
  const others = ['2027-02-29', '2026-13-01', '2026-00-10', '0026-01-01', '12026-12-24', '-2026-12-24', '2026-12-24T10:00']
  expect(others.filter(isCalendarDate)).toEqual([])
})
