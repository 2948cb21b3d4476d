import { expect, it } from 'vitest'
import type { DatedHours } from './schedule.ts'
import { specialHours } from './special-hours.ts'
import { weekHours } from './week-hours.ts'

const closed = { kind: 'closed' } as const
const appointment = { kind: 'appointment' } as const

const on = (date: string, hours: DatedHours['hours'], reason?: string): DatedHours => ({
  from: date,
  through: date,
  hours,
  ...(reason !== undefined && { reason }),
})

const special = (...dated: readonly DatedHours[]) =>
  specialHours({ timeZone: 'America/Chicago', week: weekHours({ mon: 'Daily 9-5' }), dated })

it('dates in a row with the same hours for the same reason are one, in whichever order they were written', () => {
  expect(special(on('2026-12-02', closed, 'Storm'), on('2026-12-01', closed, 'Storm'))).toEqual([
    { from: '2026-12-01', through: '2026-12-02', hours: closed, reason: 'Storm' },
  ])
})

it.each([
  ['are not in a row', on('2026-12-01', closed, 'Storm'), on('2026-12-03', closed, 'Storm')],
  ['have other reasons', on('2026-12-01', closed, 'Storm'), on('2026-12-02', closed, 'Fair')],
  ['have other hours', on('2026-12-01', closed), on('2026-12-02', appointment)],
])('dates that %s stay apart', (_, first, second) => {
  expect(special(first, second)).toEqual([first, second])
})
