import { expect, it } from 'vitest'
import { hoursOn, type Schedule } from './schedule.ts'
import { weekHours } from './week-hours.ts'

const closed = { kind: 'closed' } as const
const usual = (): Schedule => ({ timeZone: 'America/Chicago', week: weekHours({ mon: 'Daily 9-5' }), dated: [] })

it.each([
  ['before its first day', '2026-12-06', { hours: closed, outside: 'before' }],
  ['after its last day', '2027-01-30', { hours: closed, outside: 'after' }],
])('a branch is closed %s', (_, date, expected) => {
  expect(hoursOn({ ...usual(), firstDay: '2026-12-07', lastDay: '2027-01-29' }, date)).toEqual(expected)
})

it.each(['2026-12-07', '2027-01-29'])('a branch is open on its first and on its last day (%s)', (date) => {
  const schedule = usual()
  expect(hoursOn({ ...schedule, firstDay: '2026-12-07', lastDay: '2027-01-29' }, date)).toEqual({ hours: schedule.week.mon })
})

it('where several hold on a date, the first does', () => {
  const [first, second] = [
    { hours: closed, reason: 'Storm' },
    { hours: closed, reason: 'Fair' },
  ].map((entry) => ({
    ...entry,
    from: '2026-12-09',
    through: '2026-12-10',
  }))
  const schedule = { ...usual(), dated: [first, second].filter((one) => one !== undefined) }
  for (const date of ['2026-12-09', '2026-12-10']) expect(hoursOn(schedule, date)).toEqual({ hours: closed, dated: first })
  for (const date of ['2026-12-08', '2026-12-11']) expect(hoursOn(schedule, date)).toEqual({ hours: schedule.week.mon })
})

it('a branch that closes until further notice before its first day is closed so, and promises no first day', () => {
  const schedule = { ...usual(), firstDay: '2026-12-07', lastDay: '2027-01-29', closure: { from: '2026-11-28' } }
  expect(hoursOn(schedule, '2026-11-27')).toEqual({ hours: closed, outside: 'before' })
  for (const date of ['2026-11-28', '2026-12-07']) expect(hoursOn(schedule, date)).toEqual({ hours: closed, closure: schedule.closure })
  expect(hoursOn(schedule, '2027-01-30')).toEqual({ hours: closed, outside: 'after' })
})
