import type { Schedule } from './schedule.ts'
import { specialHours } from './special-hours.ts'
import { dayNames, days, fullDay, isByClock } from './week.ts'
import type { DayHours } from './week-hours.ts'

/** `OpeningHoursSpecification` of schema.org. A day that opens and closes at midnight is closed; one until 23:59 is open all day. */
export type HoursSpecification = {
  readonly '@type': 'OpeningHoursSpecification'
  readonly dayOfWeek?: readonly string[]
  readonly opens: string
  readonly closes: string
  readonly validFrom?: string
  readonly validThrough?: string
}

type Times = { readonly opens: string; readonly closes: string }

const clock = (minutes: number): string =>
  minutes === fullDay ? '23:59' : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Nothing for days whose hours are not known as times, or only by appointment (D-LOC-9). */
const timesOf = (hours: DayHours): readonly Times[] => {
  if (hours.kind === 'closed') return [{ opens: '00:00', closes: '00:00' }]
  if (hours.kind !== 'ranges' || !hours.ranges.every(isByClock)) return []
  return hours.ranges.map(({ start, end }) => ({ opens: clock(start), closes: clock(end) }))
}

/** The hours of the week, days with equal ones together, within the branch's first and last day. */
export const openingHours = ({ week, firstDay, lastDay }: Schedule): readonly HoursSpecification[] => {
  const byTimes = new Map<string, { times: Times; named: string[] }>()
  for (const day of days) {
    for (const times of timesOf(week[day])) {
      const key = `${times.opens} ${times.closes}`
      const same = byTimes.get(key)
      if (same) same.named.push(dayNames[day])
      else byTimes.set(key, { times, named: [dayNames[day]] })
    }
  }
  return [...byTimes.values()].map(({ times, named }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: named,
    ...times,
    ...(firstDay && { validFrom: firstDay }),
    ...(lastDay && { validThrough: lastDay }),
  }))
}

const closedUntilNotice = ({ closure }: Schedule): readonly HoursSpecification[] =>
  closure ? timesOf({ kind: 'closed' }).map((times) => ({ '@type': 'OpeningHoursSpecification', ...times, validFrom: closure.from })) : []

/**
 * The hours of single dates that differ from those of the week, then a closure until further notice, which has no last date. By appointment only counts as
 * closed: the week's hours do not hold.
 */
export const specialOpeningHours = (schedule: Schedule): readonly HoursSpecification[] => [
  ...specialHours(schedule).flatMap(({ from, through, hours }) =>
    timesOf(hours.kind === 'appointment' ? { kind: 'closed' } : hours).map((times) => ({
      '@type': 'OpeningHoursSpecification' as const,
      ...times,
      validFrom: from,
      validThrough: through,
    })),
  ),
  ...closedUntilNotice(schedule),
]
