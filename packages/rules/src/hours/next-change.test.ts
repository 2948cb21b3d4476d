import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scheduleOf } from './branch.ts'
import { branchHours } from './branch-hours.ts'
import { localTime } from './calendar-date.ts'
import { nextChange } from './next-change.ts'
import { openState } from './open-state.ts'

const minute = 60_000

const branches = [
  branchHours({ mon: 'Mon-Fri 9-5', sat: '9-noon' }, [{ date: '2026-11-26' }]),
  branchHours({ mon: 'Mon-Sun 6am-midnight' }, []),
  branchHours({ mon: 'Mon-Fri 9-noon and 1-5', timeZone: 'America/Denver' }, []),
  branchHours({ mon: 'Mon-Sun midnight-midnight' }, []),
  branchHours({ mon: 'Mon-Fri dawn-dusk' }, []),
  branchHours({ mon: 'Mon-Fri dawn-noon, Sat 8am-noon & 2pm-dusk' }, []),
  branchHours({ mon: 'Mon-Fri 9-5', firstDay: '2026-12-07' }, []),
]
const schedules = branches.flatMap((branch) => scheduleOf(branch, 'lobby') ?? [])

const from = Date.parse('2026-10-20T00:00:00Z')
const through = Date.parse('2027-03-30T00:00:00Z')

describe('[LOC-26] nextChange', () => {
  it('lets nothing change before it, whatever the moment and the clocks', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...schedules),
        fc.integer({ min: from, max: through }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (schedule, moment, share) => {
          const next = nextChange(schedule, new Date(moment))
          expect(next).toBeGreaterThan(moment)
          // A day has at most 25 hours.
          expect(next - moment).toBeLessThanOrEqual(25 * 60 * minute)
          const between = new Date(moment + Math.floor((next - moment) * share))
          const said = (at: Date) => [openState(schedule, at), localTime(at, schedule.timeZone).date]
          expect(said(between)).toEqual(said(new Date(moment)))
        },
      ),
      { numRuns: 4000 },
    )
  })

  it.each([
    ['2026-11-24T10:00:30-06:00', '2026-11-24T16:00:00-06:00', 'closing soon'],
    ['2026-11-24T16:00:00-06:00', '2026-11-24T17:00:00-06:00', 'closed'],
    ['2026-11-24T17:00:00-06:00', '2026-11-24T23:00:00-06:00', 'an hour before midnight at the latest'],
    ['2026-11-24T23:10:00-06:00', '2026-11-25T00:00:00-06:00', 'another day'],
    ['2026-11-25T00:00:00-06:00', '2026-11-25T08:00:00-06:00', 'opening soon'],
    ['2026-11-25T08:00:00-06:00', '2026-11-25T09:00:00-06:00', 'open'],
  ])('is, after %s, %s: %s', (moment, next) => {
    expect(new Date(nextChange(schedules[0] as never, new Date(moment)))).toEqual(new Date(next))
  })

  it.each([
    ['Mon-Sun 0:30-17:00', 'opening soon'],
    ['Mon 9am-midnight, Tue midnight-00:30', 'closing soon'],
  ])('is not later than %s asks on the evening before: %s', (mon) => {
    const [schedule] = [branchHours({ mon }, [])].flatMap((branch) => scheduleOf(branch, 'lobby') ?? [])
    expect(new Date(nextChange(schedule as never, new Date('2026-11-23T23:10:00-06:00')))).toEqual(new Date('2026-11-23T23:30:00-06:00'))
  })

  it.each([
    ['2027-03-14T00:30:00-06:00', '2027-03-14T05:00:00-05:00', 'forward'],
    ['2026-11-01T00:30:00-05:00', '2026-11-01T05:00:00-06:00', 'back'],
  ])('[D-LOC-6] is, after %s, %s: opening soon, though the clocks go %s before', (moment, next) => {
    expect(new Date(nextChange(schedules[1] as never, new Date(moment)))).toEqual(new Date(next))
  })
})
