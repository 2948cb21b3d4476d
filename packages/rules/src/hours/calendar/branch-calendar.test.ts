import { describe, expect, it } from 'vitest'
import { branchHours, type HoursOfLocation } from '../branch-hours.ts'
import { readEvents } from '../testing/read-calendar.ts'
import { branchCalendar, hasCalendar } from './branch-calendar.ts'
import { calendarText, calendarWords } from './calendar-text.ts'
import { timeZoneLines } from './time-zone.ts'

const words = {
  name: 'Bank, Covington',
  parts: { lobby: 'Lobby', driveThru: 'Drive-thru', atm: 'ATM' },
  closed: 'Closed',
  closedUntilNotice: 'Closed until further notice',
  byAppointment: 'By appointment',
}
const holidays = [{ date: '2026-11-26', name: { text: 'Thanksgiving Day' } }]
const calendar = (location: HoursOfLocation) =>
  branchCalendar(branchHours(location, holidays), { words, id: 'bank.example/en/covington', place: '418 Longleaf Avenue' })

/** Events as `summary | their times and rules`. */
const events = (location: HoursOfLocation) =>
  readEvents(calendar(location)).map(({ summary, properties }) =>
    [summary, ...properties.filter(({ name }) => /^(?:DTSTART|DTEND|RRULE|EXDATE)$/.test(name)).map(({ value }) => value)].join(' | '),
  )

describe('the calendar of a branch', () => {
  it('[LOC-21] [LOC-22] repeats its week without holidays, which it tells for all closed parts together', () => {
    expect(events({ mon: 'Mon-Wed 9-5, Thu 9-5', sat: '9-noon', dtMon: 'Thu 8-6', atm24hours: true })).toEqual([
      'Bank, Covington: Lobby | 20260101T090000 | 20260101T170000 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH | 20261126T090000',
      'Bank, Covington: Lobby | 20260103T090000 | 20260103T120000 | FREQ=WEEKLY;BYDAY=SA',
      'Bank, Covington: Drive-thru | 20260101T080000 | 20260101T180000 | FREQ=WEEKLY;BYDAY=TH | 20261126T080000',
      'Bank, Covington: Lobby, Drive-thru: Closed (Thanksgiving Day) | 20261126 | 20261127',
    ])
  })

  it('tells other hours of single dates as events of their own', () => {
    const hoursExceptions = [
      { dates: '2026-12-01 to 2026-12-02', part: 'lobby', hours: '10-2', reason: { text: 'Storm' } },
      { dates: '2026-12-03', part: 'lobby', hours: 'By appointment', reason: { text: 'Fair' } },
    ]
    expect(events({ mon: 'Tue-Wed 9-5', hoursExceptions })).toEqual([
      'Bank, Covington: Lobby | 20260106T090000 | 20260106T170000 | FREQ=WEEKLY;BYDAY=TU,WE | 20261201T090000 | 20261202T090000',
      'Bank, Covington: Lobby (Storm) | 20261201T100000 | 20261201T140000',
      'Bank, Covington: Lobby (Storm) | 20261202T100000 | 20261202T140000',
      'Bank, Covington: Lobby: Closed (Thanksgiving Day) | 20261126 | 20261127',
      'Bank, Covington: Lobby: By appointment (Fair) | 20261203 | 20261204',
    ])
  })

  it('begins with the first day and ends with the last one, or when it is closed until further notice', () => {
    const closure = { since: '2026-11-30', reason: { text: 'Hurricane Odette' } }
    expect(events({ mon: 'Mon 9-5', firstDay: '2026-10-20', lastDay: '2026-12-31' })[0]).toBe(
      'Bank, Covington: Lobby | 20261026T090000 | 20261026T170000 | FREQ=WEEKLY;UNTIL=20270101T055900Z;BYDAY=MO',
    )
    expect(events({ mon: 'Mon 9-5', closure })).toEqual([
      'Bank, Covington: Lobby | 20260105T090000 | 20260105T170000 | FREQ=WEEKLY;UNTIL=20261130T055900Z;BYDAY=MO',
      'Bank, Covington: Lobby: Closed (Thanksgiving Day) | 20261126 | 20261127',
      'Bank, Covington: Lobby: Closed until further notice (Hurricane Odette) | 20261130 | 20261201',
    ])
    expect(events({ mon: 'Mon 9-5', closure: { since: '2026-01-01' } })).toEqual([
      'Bank, Covington: Lobby: Closed until further notice | 20260101 | 20260102',
    ])
  })

  it('begins no earlier than what it says of its time zone', () => {
    const hoursExceptions = [{ dates: '2025-12-30 to 2026-01-02', part: 'lobby', hours: '10-2' }]
    expect(events({ mon: 'Mon 9-5, Tue-Fri 9-4', firstDay: '1998-05-04', hoursExceptions })).toEqual([
      'Bank, Covington: Lobby | 20260105T090000 | 20260105T170000 | FREQ=WEEKLY;BYDAY=MO',
      'Bank, Covington: Lobby | 20260101T090000 | 20260101T160000 | FREQ=WEEKLY;BYDAY=TU,WE,TH,FR | 20260101T090000 | 20260102T090000 | 20261126T090000',
      'Bank, Covington: Lobby | 20260101T100000 | 20260101T140000',
      'Bank, Covington: Lobby | 20260102T100000 | 20260102T140000',
      'Bank, Covington: Lobby: Closed (Thanksgiving Day) | 20261126 | 20261127',
    ])
  })

  it('[D-LOC-10] has no events for days that are not known, and there is none without hours', () => {
    expect(events({ mon: 'Mon dawn-dusk, Tue 9-5' })[0]).toContain('BYDAY=TU')
    expect([{}, { mon: 'Mon 9-5' }].map((location) => hasCalendar(branchHours(location, holidays)))).toEqual([false, true])
  })

  it.each([
    ['what follows the sun', { atmHours: 'daily dawn-dusk' }, false],
    ['what never closes', { atm24hours: true }, false],
    [
      'what never closes but on one date',
      { atm24hours: true, hoursExceptions: [{ dates: '2026-12-01 to 2026-12-02', part: 'atm' }] },
      true,
    ],
  ])('[D-LOC-10] is there for %s only where it has an event', (_, location, isThere) => {
    const branch = branchHours(location as HoursOfLocation, holidays)
    expect([hasCalendar(branch), calendar(location as HoursOfLocation).includes('BEGIN:VEVENT')]).toEqual([isThere, isThere])
  })

  it('has lines of at most 75 octets, ends them as calendars do, and escapes words', () => {
    const text = calendarText([`SUMMARY:${calendarWords('Año; mañana, y más\\\n'.repeat(8))}`])
    const lines = text.split('\r\n')
    expect(lines.at(-1)).toBe('')
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(text.replace(/\r\n /g, '').trim()).toBe(`SUMMARY:${'Año\\; mañana\\, y más\\\\\\n'.repeat(8)}`)
  })
})

describe('the time zone of a calendar', () => {
  const rules = (timeZone: string) => timeZoneLines(timeZone, 2026).filter((line) => /^(?:RRULE|RDATE|TZOFFSETTO)/.test(line))

  it('changes by the rule that the years show', () => {
    expect(rules('America/Chicago')).toEqual([
      'TZOFFSETTO:-0600',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'TZOFFSETTO:-0500',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
      'TZOFFSETTO:-0600',
    ])
    expect(rules('Europe/Madrid')).toContain('RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU')
    expect(rules('America/Phoenix')).toEqual(['TZOFFSETTO:-0700'])
    expect(rules('Asia/Kathmandu')).toEqual(['TZOFFSETTO:+0545'])
  })

  it('lists its changes where no rule says them', () => {
    expect(rules('Africa/Casablanca').filter((line) => line.startsWith('RDATE')).length).toBeGreaterThan(0)
  })
})
