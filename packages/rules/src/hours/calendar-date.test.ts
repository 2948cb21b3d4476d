import { describe, expect, it, vi } from 'vitest'
import { addDays, dayOfDate, localTime, minutesBetween } from './calendar-date.ts'
import { datesFrom } from './dates-from.ts'

describe('dates', () => {
  it.each([
    ['2026-11-22', 'sun'],
    ['2026-11-23', 'mon'],
    ['2028-02-29', 'tue'],
    ['1969-12-31', 'wed'],
  ])('%s is a %s', (date, day) => {
    expect(dayOfDate(date)).toBe(day)
  })

  it('go over months, years and leap days', () => {
    expect([addDays('2026-12-31', 1), addDays('2028-02-28', 1), addDays('2028-03-01', -1), addDays('2026-11-22', 0)]).toEqual([
      '2027-01-01',
      '2028-02-29',
      '2028-02-29',
      '2026-11-22',
    ])
    expect(datesFrom('2026-12-30', '2027-01-01')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01'])
    expect(datesFrom('2026-12-30', '2026-12-29')).toEqual([])
  })

  it('count minutes by the clocks on the wall', () => {
    expect(minutesBetween({ date: '2026-11-22', minutes: 1430 }, { date: '2026-11-23', minutes: 10 })).toBe(20)
  })
})

describe('localTime', () => {
  it.each([
    ['2026-11-22T12:00:00Z', 'America/Chicago', '2026-11-22', 6 * 60],
    ['2026-11-25T02:00:00Z', 'America/Chicago', '2026-11-24', 20 * 60],
    ['2026-11-25T02:00:00Z', 'Asia/Tokyo', '2026-11-25', 11 * 60],
    ['2026-11-29T06:00:00Z', 'America/Chicago', '2026-11-29', 0],
    ['0800-07-01T12:00:00Z', 'UTC', '0800-07-01', 12 * 60],
    // The clocks go back at 2 a.m.: half past one comes twice.
    ['2026-11-01T06:30:00Z', 'America/Chicago', '2026-11-01', 90],
    ['2026-11-01T07:30:00Z', 'America/Chicago', '2026-11-01', 90],
    ['2026-11-01T08:30:00Z', 'America/Chicago', '2026-11-01', 150],
    // And forward at 2 a.m.: there is no half past two.
    ['2026-03-08T07:59:00Z', 'America/Chicago', '2026-03-08', 119],
    ['2026-03-08T08:00:00Z', 'America/Chicago', '2026-03-08', 180],
  ])('[LOC-26] [D-LOC-6] at %s the clocks of %s show %s, minute %i', (moment, timeZone, date, minutes) => {
    expect(localTime(new Date(moment), timeZone)).toEqual({ date, minutes })
  })

  it('makes one clock for a zone, asks it once for each minute, and forgets what was asked long ago', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat')
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
    const ask = (minute: number, second = 0) => localTime(new Date(Date.UTC(2026, 6, 4, 12, minute, second)), 'Pacific/Easter')
    for (const [minute, second] of [[0], [1], [0, 59]] as const) ask(minute, second)
    expect([made.mock.calls.length, asked.mock.calls.length]).toEqual([1, 2])
    for (let minute = 2; minute < 502; minute++) ask(minute)
    ask(0)
    expect([made.mock.calls.length, asked.mock.calls.length]).toEqual([1, 503])
    vi.restoreAllMocks()
  })

  it('does not guess a time in a zone that is not known', () => {
    expect(() => localTime(new Date(0), 'Gulf/Nowhere')).toThrow(RangeError)
  })
})
