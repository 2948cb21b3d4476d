import { describe, expect, it } from 'vitest'
import { branchHours, type HoursOfLocation } from '../branch-hours.ts'
import { readEvents } from '../testing/read-calendar.ts'
import { branchCalendar, hasCalendar } from './branch-calendar.ts'

const words = {
  name: 'Bank, Covington',
  parts: { lobby: 'Lobby', driveThru: 'Drive-thru', atm: 'ATM' },
  closed: 'Closed',
  closedUntilNotice: 'Closed until further notice',
  byAppointment: 'By appointment',
}
const holidays = [{ date: '2026-11-26', name: { text: 'Thanksgiving Day' } }]
const calendar = (location: HoursOfLocation, place = '418 Longleaf Avenue') =>
  branchCalendar(branchHours(location, holidays), { words, id: 'bank.example/en/covington', place })

/** Events as `summary | their times and rules`. */
const events = (location: HoursOfLocation) =>
  readEvents(calendar(location)).map(({ summary, properties }) =>
    [summary, ...properties.filter(({ name }) => /^(?:DTSTART|DTEND|RRULE|EXDATE)$/.test(name)).map(({ value }) => value)].join(' | '),
  )

/** All that the calendar says, without its time zone. */
const said = (location: HoursOfLocation, place?: string) =>
  calendar(location, place)
    .replace(/BEGIN:VTIMEZONE[\s\S]*END:VTIMEZONE\r\n/, '')
    .split('\r\n')

describe('the calendar of a branch', () => {
  it('names itself, and tells each event from all others', () => {
    const hoursExceptions = [{ dates: '2026-12-24', part: 'lobby', hours: '9-noon' }]
    const closure = { since: '2027-01-04' }
    const rest = ['LOCATION:418 Longleaf Avenue', 'TRANSP:TRANSPARENT', 'END:VEVENT']
    const event = (key: string, ...lines: readonly string[]) => [
      'BEGIN:VEVENT',
      `UID:${key}@bank.example.en.covington`,
      'DTSTAMP:20260101T000000Z',
      ...lines,
      ...rest,
    ]
    expect(said({ mon: 'Mon 9-5', dtMon: 'Fri 8am-midnight', hoursExceptions, closure })).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//bank.example//Hours//EN',
      'NAME:Bank\\, Covington',
      'X-WR-CALNAME:Bank\\, Covington',
      'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
      'X-PUBLISHED-TTL:PT12H',
      ...event(
        'lobby-540-1020',
        'DTSTART;TZID=America/Chicago:20260105T090000',
        'DTEND;TZID=America/Chicago:20260105T170000',
        'RRULE:FREQ=WEEKLY;UNTIL=20270104T055900Z;BYDAY=MO',
        'SUMMARY:Bank\\, Covington: Lobby',
      ),
      ...event(
        'driveThru-480-1440',
        'DTSTART;TZID=America/Chicago:20260102T080000',
        'DTEND;TZID=America/Chicago:20260103T000000',
        'RRULE:FREQ=WEEKLY;UNTIL=20270104T055900Z;BYDAY=FR',
        'SUMMARY:Bank\\, Covington: Drive-thru',
      ),
      ...event(
        'lobby-2026-12-24-540-720',
        'DTSTART;TZID=America/Chicago:20261224T090000',
        'DTEND;TZID=America/Chicago:20261224T120000',
        'SUMMARY:Bank\\, Covington: Lobby',
      ),
      ...event(
        'lobby-driveThru-2026-11-26-closed',
        'DTSTART;VALUE=DATE:20261126',
        'DTEND;VALUE=DATE:20261127',
        'SUMMARY:Bank\\, Covington: Lobby\\, Drive-thru: Closed (Thanksgiving Day)',
      ),
      ...event(
        'closed-2027-01-04',
        'DTSTART;VALUE=DATE:20270104',
        'DTEND;VALUE=DATE:20270105',
        'SUMMARY:Bank\\, Covington: Lobby\\, Drive-thru: Closed until further notice',
      ),
      'END:VCALENDAR',
      '',
    ])
  })

  it.each([
    ['of a week', { mon: 'Mon 9-5' }],
    ['without a week', { atm24hours: true, hoursExceptions: [{ dates: '2026-12-01', part: 'atm' }] }],
    ['of a week that is over', { mon: 'Mon 9-5', lastDay: '2025-12-31' }],
  ])('says nothing but its properties: one %s, of no known place', (_, location) => {
    expect(said(location, '').filter((line) => !/^[A-Z-]+[:;]/.test(line))).toEqual([''])
    expect(said(location, '').join()).not.toContain('LOCATION')
  })

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

  it.each([
    ['2026-12-31', '2026-11-30', '20261130T055900Z'],
    ['2026-11-15', '2026-11-30', '20261116T055900Z'],
  ])('ends with what comes first, its last day %s or that it is closed from %s on', (lastDay, since, until) => {
    expect(events({ mon: 'Mon 9-5', lastDay, closure: { since } })[0]).toContain(`;UNTIL=${until};`)
  })

  it('has the only day on which it is open, and leaves out no date after it', () => {
    const hoursExceptions = [{ dates: '2026-10-26 to 2026-11-02', part: 'lobby' }]
    expect(events({ mon: 'Mon 9-5', firstDay: '2026-10-26', lastDay: '2026-10-26', hoursExceptions })[0]).toBe(
      'Bank, Covington: Lobby | 20261026T090000 | 20261026T170000 | FREQ=WEEKLY;UNTIL=20261027T045900Z;BYDAY=MO | 20261026T090000',
    )
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

  /** Dates on which hours are told once more, since the clocks are changed within them. */
  const oddDates = (location: HoursOfLocation) =>
    events(location)
      .filter((line) => !/FREQ|Closed/.test(line))
      .map((line) => line.split(' | ')[1]?.slice(0, 8))

  it.each([
    ['Sun midnight-1am', []],
    ['Sun midnight-1:01am', ['20260308', '20261101']],
    ['Sun 1am-9am', ['20260308', '20261101']],
    ['Sun 2:59am-9am', ['20260308', '20261101']],
    ['Sun 3am-9am', []],
    ['Sat 1am-9am', []],
  ])('[D-LOC-6] tells %s by itself on dates on which the clocks are changed: %j', (mon, dates) => {
    const location = { mon, lastDay: '2026-12-31' }
    expect(oddDates(location)).toEqual(dates)
    expect(events(location)[0]?.split(' | ').slice(4)).toEqual(dates.map((date) => expect.stringContaining(`${date}T`)))
    const ids = said(location).filter((line) => line.startsWith('UID:'))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each([
    [{ firstDay: '2026-03-08', lastDay: '2026-10-31' }, ['20260308']],
    [{ firstDay: '2026-03-09', lastDay: '2026-11-01' }, ['20261101']],
    [{ lastDay: '2026-12-31', hoursExceptions: [{ dates: '2026-11-01', hours: 'closed' }] }, ['20260308']],
  ])('[D-LOC-6] does so only on dates with usual hours: %j', (location, dates) => {
    expect(oddDates({ mon: 'Sun 1am-9am', ...location })).toEqual(dates)
  })

  it('[D-LOC-10] has no events for days that are not known, and there is none without hours', () => {
    expect(events({ mon: 'Mon dawn-dusk, Tue 9-5' })[0]).toContain('BYDAY=TU')
    expect(events({ mon: 'Mon 8am-noon & 2pm-dusk, Tue dawn-noon, Wed midnight-6am' })[0]).toContain('T000000 | 20260107T060000')
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
    ['what is open all of one day', { mon: 'Mon 24 hours' }, true],
    ['what opens anew every midnight', { mon: 'Daily midnight-6am' }, true],
    ['what closes every midnight', { mon: 'Daily 6am-midnight' }, true],
    ['what is closed until further notice', { closure: { since: '2026-11-30' } }, true],
    ['an ATM that its branch leaves running', { atmHours: '24/7', closure: { since: '2026-11-30' } }, false],
  ])('[D-LOC-10] is there for %s only where it has an event', (_, location, isThere) => {
    const branch = branchHours(location as HoursOfLocation, [])
    const text = branchCalendar(branch, { words, id: 'bank.example/en/covington', place: '' })
    expect([hasCalendar(branch), text.includes('BEGIN:VEVENT')]).toEqual([isThere, isThere])
  })
})
