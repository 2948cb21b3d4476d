import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scheduleOf } from './branch.ts'
import { branchHours, type HoursOfLocation } from './branch-hours.ts'
import { addDays, localTime } from './calendar-date.ts'
import { type OpenState, openState } from './open-state.ts'
import { hoursOn, type Schedule } from './schedule.ts'

const holidays = [{ date: '2026-11-26', name: { text: 'Thanksgiving Day' } }]

const lobby = (location: HoursOfLocation): Schedule => {
  const schedule = scheduleOf(branchHours(location, holidays), 'lobby')
  if (!schedule) throw new Error('this location has no lobby hours')
  return schedule
}

const usual = () => lobby({ mon: 'Mon-Thu 9-4, Fri 9-noon & 1-5', sat: '9-noon' })

/** A moment in November 2026 by the clocks of Texas. */
const inTexas = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00-06:00`)

describe('openState', () => {
  it.each([
    ['before it opens', 23, '07:59', { kind: 'closed', opens: { date: '2026-11-23', minutes: 540 } }],
    ['within the hour before it opens', 23, '08:00', { kind: 'openingSoon', opens: { date: '2026-11-23', minutes: 540 } }],
    ['in its first minute', 23, '09:00', { kind: 'open', closes: { date: '2026-11-23', minutes: 960 } }],
    ['within its last hour', 23, '15:00', { kind: 'closingSoon', closes: { date: '2026-11-23', minutes: 960 } }],
    ['in its last minute', 23, '15:59', { kind: 'closingSoon', closes: { date: '2026-11-23', minutes: 960 } }],
    ['when it has closed', 23, '16:00', { kind: 'closed', opens: { date: '2026-11-24', minutes: 540 } }],
    ['in the morning', 27, '10:00', { kind: 'open', closes: { date: '2026-11-27', minutes: 720 } }],
    ['in the afternoon', 27, '14:00', { kind: 'open', closes: { date: '2026-11-27', minutes: 1020 } }],
    ['over noon', 27, '12:00', { kind: 'openingSoon', opens: { date: '2026-11-27', minutes: 780 } }],
    ['before a holiday', 25, '16:30', { kind: 'closed', opens: { date: '2026-11-27', minutes: 540 } }],
    ['on a holiday', 26, '10:00', { kind: 'closed', opens: { date: '2026-11-27', minutes: 540 }, reason: 'Thanksgiving Day' }],
    [
      'on a holiday before it would open',
      26,
      '07:00',
      { kind: 'closed', opens: { date: '2026-11-27', minutes: 540 }, reason: 'Thanksgiving Day' },
    ],
    ['on a Sunday', 22, '12:00', { kind: 'closed', opens: { date: '2026-11-23', minutes: 540 } }],
  ] as const)('[LOC-26] [D-LOC-6] %s', (_, day, time, state) => {
    expect(openState(usual(), inTexas(day, time))).toEqual(state)
  })

  it('[LOC-26] knows that it opens at the beginning of a day', () => {
    const schedule = lobby({ mon: 'Tue midnight-6am' })
    expect(openState(schedule, inTexas(23, '12:00'))).toEqual({ kind: 'closed', opens: { date: '2026-11-24', minutes: 0 } })
  })

  it.each([
    ['before longer hours begin', 27, '08:30', { kind: 'openingSoon', opens: { date: '2026-11-27', minutes: 540 }, hoursReason: 'Fair' }],
    ['within them', 27, '17:30', { kind: 'open', closes: { date: '2026-11-27', minutes: 1140 }, hoursReason: 'Fair' }],
    ['after them', 27, '19:00', { kind: 'closed', opens: { date: '2026-11-28', minutes: 540 } }],
    ['within those that end later than anybody asks', 30, '20:00', { kind: 'open', hoursReason: 'Shelter' }],
    ['where it opens later than usual', 24, '10:00', { kind: 'closed', opens: { date: '2026-11-24', minutes: 720 }, reason: 'Training' }],
  ] as const)('[LOC-26] [D-LOC-6] tells why hours are other than usual %s', (_, day, time, state) => {
    const hoursExceptions = [
      { dates: '2026-11-27', hours: '9am-7pm', reason: { text: 'Fair' } },
      { dates: '2026-11-24', hours: 'noon-4pm', reason: { text: 'Training' } },
      { dates: '2026-11-30 to 2026-12-20', hours: '24 hours', reason: { text: 'Shelter' } },
    ]
    expect(openState(lobby({ mon: 'Mon-Thu 9-4, Fri 9-5, Sat 9-noon', hoursExceptions }), inTexas(day, time))).toEqual(state)
  })

  it('[D-LOC-10] says nothing about a day that could not be read, or that follows the sun', () => {
    const tide = lobby({ mon: 'Mon-Fri when the tide is in', sat: '9-noon' })
    expect(openState(tide, inTexas(23, '12:00'))).toEqual({ kind: 'unknown' })
    for (const mon of ['Daily dawn-dusk', 'Daily dawn-5pm', 'Daily 9am-dusk', 'Daily 8am-2pm & 4pm-dusk'])
      expect(openState(lobby({ mon }), inTexas(23, '12:00'))).toEqual({ kind: 'unknown' })
    // Saturday is known, but not when it opens again: Sunday may be open.
    expect(openState(tide, inTexas(28, '13:00'))).toEqual({ kind: 'closed' })
  })

  it.each<[string, string, OpenState]>([
    ['Daily dawn-noon', '11:59', { kind: 'unknown' }],
    ['Daily dawn-noon', '12:00', { kind: 'closed' }],
    ['Daily dawn-noon', '23:59', { kind: 'closed' }],
    ['Daily 9am-dusk', '07:00', { kind: 'closed', opens: { date: '2026-11-23', minutes: 540 } }],
    ['Daily 9am-dusk', '08:30', { kind: 'openingSoon', opens: { date: '2026-11-23', minutes: 540 } }],
    ['Daily 9am-dusk', '23:59', { kind: 'unknown' }],
    ['Daily dawn-noon & 2pm-dusk', '12:30', { kind: 'closed', opens: { date: '2026-11-23', minutes: 840 } }],
    ['Mon dawn-noon, Tue 9am-dusk', '12:00', { kind: 'closed', opens: { date: '2026-11-24', minutes: 540 } }],
  ])('[D-LOC-7] of a day that follows the sun, %s, says at %s what the clock alone tells', (mon, time, state) => {
    expect(openState(lobby({ mon }), inTexas(23, time))).toEqual(state)
  })

  it('is open through ranges that touch', () => {
    expect(openState(lobby({ mon: '9-noon, noon-5' }), inTexas(23, '10:00'))).toEqual({
      kind: 'open',
      closes: { date: '2026-11-23', minutes: 1020 },
    })
  })

  it.each([
    ['within eight days', '2026-11-30', { kind: 'open', closes: { date: '2026-11-29', minutes: 1440 } }],
    ['later than that', '2026-12-01', { kind: 'open' }],
  ])('that never closes for the night says when it closes %s', (_, dates, state) => {
    const schedule = scheduleOf(branchHours({ mon: '24/7', hoursExceptions: [{ dates }] }, []), 'lobby') as Schedule
    expect(openState(schedule, inTexas(23, '12:00'))).toEqual(state)
  })

  it.each([
    ['in 59 days', '2026-11-23 to 2027-01-20', { kind: 'closed', opens: { date: '2027-01-21', minutes: 540 } }],
    ['later than that', '2026-11-23 to 2027-01-21', { kind: 'closed' }],
  ])('that is closed for long says when it opens %s', (_, dates, state) => {
    const schedule = scheduleOf(branchHours({ mon: 'Daily 9-5', hoursExceptions: [{ dates }] }, []), 'lobby') as Schedule
    expect(openState(schedule, inTexas(23, '12:00'))).toEqual(state)
  })

  it('is by appointment on such a day, and looks past it for the next opening', () => {
    const schedule = lobby({ mon: '9-5', tue: 'By appointment' })
    expect(openState(schedule, inTexas(24, '12:00'))).toEqual({ kind: 'appointment' })
    expect(openState(schedule, inTexas(23, '17:00'))).toEqual({ kind: 'closed', opens: { date: '2026-11-30', minutes: 540 } })
  })

  it('[D-LOC-6] is not open yet before the first day, and closed after the last one', () => {
    const schedule = lobby({ mon: 'Mon-Fri 9-5', firstDay: '2027-03-02', lastDay: '2027-03-04' })
    expect(openState(schedule, inTexas(23, '12:00'))).toEqual({ kind: 'notOpenYet', opens: { date: '2027-03-02', minutes: 540 } })
    expect(openState(schedule, new Date('2027-03-04T23:00:00-06:00'))).toEqual({ kind: 'closed' })
    expect(openState(schedule, new Date('2027-03-08T12:00:00-06:00'))).toEqual({ kind: 'closed' })
  })

  it('is closed until further notice from a day on, promises no opening then, and none before', () => {
    const schedule = lobby({ mon: 'Mon-Fri 9-5', closure: { since: '2026-11-25', reason: { text: 'Storm' } } })
    expect(openState(schedule, inTexas(24, '12:00'))).toEqual({ kind: 'open', closes: { date: '2026-11-24', minutes: 1020 } })
    expect(openState(schedule, inTexas(24, '18:00'))).toEqual({ kind: 'closed' })
    expect(openState(schedule, inTexas(25, '12:00'))).toEqual({ kind: 'closedUntilNotice', reason: 'Storm' })
    expect(openState(schedule, inTexas(26, '12:00'))).toEqual({ kind: 'closedUntilNotice', reason: 'Storm' })
  })

  it('is open over midnight without a pause, and always when it never closes', () => {
    const nights = lobby({ mon: 'Mon 6pm-midnight, Tue 24 hours, Wed midnight-6am' })
    expect(openState(nights, inTexas(23, '23:00'))).toEqual({ kind: 'open', closes: { date: '2026-11-25', minutes: 360 } })
    expect(openState(lobby({ mon: 'noon-midnight' }), inTexas(23, '23:30'))).toEqual({
      kind: 'closingSoon',
      closes: { date: '2026-11-23', minutes: 1440 },
    })
    const always = lobby({ mon: '24/7' })
    expect(openState({ ...always, dated: [] }, inTexas(23, '23:00'))).toEqual({ kind: 'open' })
  })

  it('[D-LOC-10] at every minute agrees with the hours of its date, through other hours, time zones and summer time', () => {
    const location = fc.record({
      mon: fc.constantFrom(
        '9-5',
        'Mon-Fri 9-noon & 1-5',
        'Closed',
        '',
        '24/7',
        'Mon-Wed 6am-midnight',
        'By appointment',
        'dawn-dusk',
        'whenever',
      ),
      sat: fc.constantFrom('9-noon', 'Closed', '', 'noon-midnight', 'Sat-Sun 24 hours'),
      timeZone: fc.constantFrom('America/Chicago', 'America/Denver', 'America/New_York'),
      hoursExceptions: fc.array(
        fc.record({
          dates: fc.constantFrom('2026-11-24', '2026-10-30 to 2026-11-02', '2027-03-13 to 2027-03-15'),
          hours: fc.constantFrom('', '9-noon', '24 hours', 'By appointment'),
        }),
        { maxLength: 2 },
      ),
      firstDay: fc.constantFrom('', '2026-11-02'),
      lastDay: fc.constantFrom('', '2027-03-14'),
    })
    const minute = fc.integer({ min: Date.parse('2026-10-01T00:00Z') / 60_000, max: Date.parse('2027-04-01T00:00Z') / 60_000 })
    fc.assert(
      fc.property(location, minute, (fields, at) => {
        const schedule = scheduleOf(branchHours(fields, holidays), 'lobby')
        if (!schedule) return
        const moment = new Date(at * 60_000)
        const now = localTime(moment, schedule.timeZone)
        const state = openState(schedule, moment)
        const { hours } = hoursOn(schedule, now.date)
        const isOpen = hours.kind === 'ranges' && hours.ranges.some(({ start, end }) => start <= now.minutes && now.minutes < end)
        if (state.kind === 'unknown')
          expect(hours.kind === 'text' || (hours.kind === 'ranges' && hours.ranges.some(({ start }) => start < 0))).toBe(true)
        else expect(state.kind === 'open' || state.kind === 'closingSoon').toBe(isOpen)
        // What is promised holds: open until the minute before it closes, closed until it opens.
        const isOpenAt = (date: string, minutes: number): boolean => {
          if (minutes === 1440) return isOpenAt(addDays(date, 1), 0)
          const on = hoursOn(schedule, date).hours
          return on.kind === 'ranges' && on.ranges.some(({ start, end }) => start >= 0 && start <= minutes && minutes < end)
        }
        if ('closes' in state && state.closes) {
          expect(isOpenAt(state.closes.date, state.closes.minutes)).toBe(false)
          expect(isOpenAt(state.closes.date, state.closes.minutes - 1)).toBe(true)
        }
        if ('opens' in state && state.opens) {
          expect(isOpenAt(state.opens.date, state.opens.minutes)).toBe(true)
          const days = state.opens.date === now.date ? [] : [now.date]
          for (const date of days) expect(isOpenAt(date, Math.max(1439, now.minutes))).toBe(false)
        }
      }),
      { numRuns: 400 },
    )
  })
})
