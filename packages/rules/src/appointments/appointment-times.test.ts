import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scheduleOf } from '../hours/branch.ts'
import { type BankHoliday, branchHours, type HoursOfLocation } from '../hours/branch-hours.ts'
import { addDays } from '../hours/calendar-date.ts'
import { openState } from '../hours/open-state.ts'
import type { Schedule } from '../hours/schedule.ts'
import { appointmentDates, timeProblem } from './appointment-times.ts'

const thanksgiving: readonly BankHoliday[] = [{ date: '2026-11-26', name: { text: 'Thanksgiving Day' } }]
const lobby = (location: HoursOfLocation, holidays = thanksgiving): Schedule => {
  const schedule = scheduleOf(branchHours(location, holidays), 'lobby')
  if (!schedule) throw new Error('This location has no lobby hours')
  return schedule
}
/** Monday, 10 a.m. in Texas. */
const monday = new Date('2026-11-23T10:00:00-06:00')
const branch = lobby({ mon: 'Mon-Fri 9-5', sat: '9-noon' })
const at = (schedule: Schedule, date: string, minutes: number, now = monday) => timeProblem(schedule, { date, minutes }, now)

describe('[D-LOC-14] a time that an appointment is wished at', () => {
  it.each([
    ['this afternoon', '2026-11-23', 900, undefined],
    ['the opening', '2026-11-24', 540, undefined],
    ['half an hour before the end', '2026-11-24', 990, undefined],
    ['later than that', '2026-11-24', 991, 'closed'],
    ['before the opening', '2026-11-24', 539, 'closed'],
    ['this minute', '2026-11-23', 600, 'past'],
    ['in ten minutes', '2026-11-23', 610, 'tooSoon'],
    ['a minute less than two hours ahead', '2026-11-23', 719, 'tooSoon'],
    ['two hours ahead', '2026-11-23', 720, undefined],
    ['yesterday', '2026-11-22', 600, 'past'],
    ['a Sunday', '2026-11-29', 600, 'closed'],
    ['a holiday', '2026-11-26', 600, 'closed'],
    ['sixty days ahead', '2027-01-22', 600, undefined],
    ['a day more', '2027-01-23', 600, 'tooFar'],
    ['a day that no calendar has', '2026-11-31', 600, 'closed'],
  ])('%s', (_name, date, minutes, problem) => {
    expect(at(branch, date, minutes)).toBe(problem)
  })

  it('is judged by the clocks of the branch', () => {
    const west = lobby({ mon: 'Mon-Fri 9-5', timeZone: 'America/Denver' })
    // 9:30 in Denver is 10:30 in Texas.
    expect(at(west, '2026-11-23', 570, new Date('2026-11-23T08:30:00-06:00'))).toBeUndefined()
    expect(at(branch, '2026-11-23', 570, new Date('2026-11-23T08:30:00-06:00'))).toBe('tooSoon')
  })

  it.each([
    ['before its first day', { firstDay: '2026-12-07' }, '2026-12-04', '2026-12-07'],
    ['after its last day', { lastDay: '2026-11-27' }, '2026-11-30', '2026-11-27'],
    ['while it is closed for repairs', { hoursExceptions: [{ dates: '2026-12-01' }] }, '2026-12-01', '2026-12-02'],
  ])('is none where the branch is closed %s', (_name, change, closed, open) => {
    const schedule = lobby({ mon: 'Mon-Fri 9-5', ...change })
    expect([at(schedule, closed, 600), at(schedule, open, 600)]).toEqual(['closed', undefined])
  })

  it('takes the hours of the day before on a day by appointment, and is none where no other day has hours', () => {
    const schedule = lobby({ mon: 'Mon-Thu 9-5', fri: '9-noon & 1-6', sat: 'By appointment' })
    // 9 a.m., noon, 5:30 and 6 p.m. on Saturday.
    expect([540, 720, 1050, 1080].map((minutes) => at(schedule, '2026-11-28', minutes))).toEqual([undefined, 'closed', undefined, 'closed'])
    const closed = lobby({ mon: 'Mon-Fri 9-5', sat: 'By appointment', hoursExceptions: [{ dates: '2026-11-28' }] })
    expect([at(closed, '2026-11-28', 600), at(closed, '2026-12-05', 600)]).toEqual(['closed', undefined])
    // The Sunday before has no hours, and those of Friday could not be read.
    const gaps = lobby({ mon: 'By appointment', tue: '9-5', wed: '9-5', thu: '9-noon', fri: 'When the tide is in' })
    expect([at(gaps, '2026-11-30', 600), at(gaps, '2026-11-30', 840)]).toEqual([undefined, 'closed'])
    const never = lobby({ mon: 'By appointment', tue: 'By appointment' })
    expect(at(never, '2026-11-24', 600)).toBe('closed')
    const once = lobby({ mon: '9-5', hoursExceptions: [{ dates: '2026-11-30', hours: 'By appointment' }] })
    expect([at(once, '2026-11-30', 600), at(once, '2026-12-07', 600)]).toEqual(['closed', undefined])
  })

  it('is none on a day from dawn on, or that could not be read', () => {
    const schedule = lobby({ mon: '9-5', wed: 'dawn-dusk', thu: 'when the tide is in' })
    expect(['2026-11-25', '2026-12-03'].map((date) => at(schedule, date, 720))).toEqual(['closed', 'closed'])
  })
})

describe('the days and times that a form offers', () => {
  it('[D-LOC-14] are every half hour of the next sixty days, from two hours ahead on', () => {
    const dates = appointmentDates(branch, monday)
    expect(dates[0]).toEqual({
      date: '2026-11-23',
      isByAppointment: false,
      times: [720, 750, 780, 810, 840, 870, 900, 930, 960, 990],
    })
    expect(dates[1]?.times[0]).toBe(540)
    expect(dates.map(({ date }) => date).filter((date) => ['2026-11-26', '2026-11-29'].includes(date))).toEqual([])
    expect(dates.at(-1)?.date).toBe('2027-01-22')
  })

  it('are marked where the place is open by appointment alone', () => {
    const marked = appointmentDates(lobby({ mon: 'Mon-Fri 9-5', sat: 'By appointment' }), monday).filter((one) => one.isByAppointment)
    expect(marked.map(({ date }) => date).slice(0, 2)).toEqual(['2026-11-28', '2026-12-05'])
  })

  it('leave out the lunch break', () => {
    expect(appointmentDates(lobby({ mon: '9-noon & 1-5' }), monday)[1]?.times).toEqual([
      540, 570, 600, 630, 660, 690, 780, 810, 840, 870, 900, 930, 960, 990,
    ])
  })

  it('are none when the branch is gone, or opens later than that', () => {
    expect(appointmentDates(lobby({ mon: '9-5', lastDay: '2026-11-20' }), monday)).toEqual([])
    expect(appointmentDates(lobby({ mon: '9-5', firstDay: '2027-06-01' }), monday)).toEqual([])
  })

  it('are exactly those that can be asked for, and the branch is open then', () => {
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, fc.integer({ min: -2, max: 62 }), fc.integer({ min: 0, max: 47 }), (now, day, half) => {
        const offered = appointmentDates(branch, now)
        const date = addDays(now.toISOString().slice(0, 10), day)
        const isOffered = offered.some((one) => one.date === date && one.times.includes(half * 30))
        expect(isOffered).toBe(at(branch, date, half * 30, now) === undefined)
        const [first] = offered
        const hour = String(Math.floor((first?.times[0] ?? 0) / 60)).padStart(2, '0')
        const minute = String((first?.times[0] ?? 0) % 60).padStart(2, '0')
        // The clocks of Texas are five or six hours behind.
        const states = ['-05:00', '-06:00'].map((zone) => openState(branch, new Date(`${first?.date}T${hour}:${minute}:00${zone}`)).kind)
        expect(states.some((kind) => kind === 'open' || kind === 'closingSoon')).toBe(true)
      }),
    )
  })
})
