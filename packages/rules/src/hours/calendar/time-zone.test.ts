import { describe, expect, it } from 'vitest'
import { clockChangeDates, timeZoneLines } from './time-zone.ts'

describe('the time zone of a calendar', () => {
  const lines = (timeZone: string, year: number, wanted: RegExp) => timeZoneLines(timeZone, year).filter((line) => wanted.test(line))
  const rules = (timeZone: string, year = 2026) => lines(timeZone, year, /^(?:RRULE|RDATE|TZOFFSETTO)/)

  it('tells its offset, and when the clocks are changed by the clocks before', () => {
    expect(timeZoneLines('America/Chicago', 2026)).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:America/Chicago',
      'BEGIN:STANDARD',
      'DTSTART:20260101T000000',
      'TZOFFSETFROM:-0600',
      'TZOFFSETTO:-0600',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20260308T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'TZOFFSETFROM:-0600',
      'TZOFFSETTO:-0500',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20261101T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0600',
      'END:STANDARD',
      'END:VTIMEZONE',
    ])
  })

  it('changes by the rule that the years show', () => {
    expect(rules('Europe/Madrid')).toContain('RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU')
    expect(rules('America/Phoenix')).toEqual(['TZOFFSETTO:-0700'])
    expect(rules('Asia/Kathmandu')).toEqual(['TZOFFSETTO:+0545'])
    expect(rules('UTC')).toEqual(['TZOFFSETTO:+0000'])
  })

  it('counts Sundays from the first one where the last one is another in some years', () => {
    expect(rules('America/Asuncion', 2013)).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=4SU')
  })

  it('lists changes of which no rule says the dates', () => {
    expect(lines('Africa/Casablanca', 2019, /^(?:DTSTART|RDATE|RRULE)/).slice(1, 4)).toEqual([
      'DTSTART:20190505T030000',
      'RDATE:20200419T030000',
      'RDATE:20210411T030000',
    ])
    expect(rules('Africa/Casablanca', 2019).join()).not.toContain('RRULE')
  })

  it('lists changes that come at several times of the day', () => {
    expect(lines('America/Moncton', 1990, /^(?:DTSTART|RDATE|RRULE)/).slice(1, 6)).toEqual([
      'DTSTART:19900401T020000',
      'RDATE:19910407T020000',
      'RDATE:19920405T020000',
      'RDATE:19930404T000100',
      'RDATE:19940403T000100',
    ])
  })

  it('makes no rule of a change that came once', () => {
    expect(lines('Asia/Almaty', 2022, /^(?:DTSTART|RDATE|RRULE|TZOFFSETTO)/)).toEqual([
      'DTSTART:20220101T000000',
      'TZOFFSETTO:+0600',
      'DTSTART:20240301T000000',
      'TZOFFSETTO:+0500',
    ])
  })
})

it('knows the dates on which clocks are changed, by the clocks before', () => {
  expect(clockChangeDates('America/Chicago', 2026).slice(0, 3)).toEqual(['2026-03-08', '2026-11-01', '2027-03-14'])
  expect(clockChangeDates('America/Phoenix', 2026)).toEqual([])
})
