import { describe, expect, it } from 'vitest'
import { scheduleOf } from './branch.ts'
import { branchHours, type HoursOfLocation } from './branch-hours.ts'
import { openingHours, specialOpeningHours } from './hours-specification.ts'
import type { Schedule } from './schedule.ts'

const holidays = [
  { date: '2026-11-26', name: { text: 'Thanksgiving Day' } },
  { date: '2026-12-24', hours: '9-noon', name: { text: 'Christmas Eve' } },
]

const lobby = (location: HoursOfLocation) => scheduleOf(branchHours(location, holidays), 'lobby') as Schedule

describe('the hours in structured data', () => {
  it('[LOC-21] name days with equal hours together, and say which days are closed', () => {
    expect(openingHours(lobby({ mon: 'Mon-Wed 9-noon & 1-5, Sat 9-noon', sun: '' } as HoursOfLocation))).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Saturday'], opens: '09:00', closes: '12:00' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'], opens: '13:00', closes: '17:00' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Thursday', 'Friday', 'Sunday'], opens: '00:00', closes: '00:00' },
    ])
  })

  it('[D-LOC-9] [D-LOC-10] say nothing about days whose times are not known, or by appointment', () => {
    const days = openingHours(lobby({ mon: 'dawn-dusk', tue: 'By appointment', wed: 'Wednesday, if the ferry runs' })).flatMap(
      ({ dayOfWeek }) => dayOfWeek,
    )
    expect(days).toEqual([])
    for (const mon of ['Daily dawn-5pm', 'Daily 9am-dusk', 'Daily 8am-noon & 2pm-dusk']) expect(openingHours(lobby({ mon }))).toEqual([])
    expect(openingHours(lobby({ mon: 'dawn-dusk', tue: '24 hours' }))[0]).toMatchObject({
      dayOfWeek: ['Tuesday'],
      opens: '00:00',
      closes: '23:59',
    })
  })

  it('hold from the first day through the last one', () => {
    expect(openingHours(lobby({ mon: 'Daily 9-5', firstDay: '2026-12-07', lastDay: '2027-01-29' }))).toEqual([
      expect.objectContaining({ opens: '09:00', validFrom: '2026-12-07', validThrough: '2027-01-29' }),
    ])
  })

  it('are special on dates of their own, dates in a row together, the branch before the bank', () => {
    const schedule = lobby({
      mon: 'Mon-Fri 9-5',
      firstDay: '2026-11-20',
      hoursExceptions: [
        { dates: '2026-11-10', reason: { text: 'Before it opened' } },
        { dates: '2026-11-25 to 2026-11-27', hours: '10am-2pm', reason: { text: 'Fair' } },
        { dates: '2026-11-28', hours: '10am-2pm', reason: { text: 'Fair' } },
        { dates: '2026-12-01', hours: 'By appointment', reason: { text: 'Moving' } },
      ],
    })
    expect(specialOpeningHours(schedule)).toEqual([
      { '@type': 'OpeningHoursSpecification', opens: '10:00', closes: '14:00', validFrom: '2026-11-25', validThrough: '2026-11-28' },
      { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00', validFrom: '2026-12-01', validThrough: '2026-12-01' },
      { '@type': 'OpeningHoursSpecification', opens: '09:00', closes: '12:00', validFrom: '2026-12-24', validThrough: '2026-12-24' },
    ])
  })
})
