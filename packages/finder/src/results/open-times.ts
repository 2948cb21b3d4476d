import type { Branch, BranchPart } from '@bank/rules/hours/branch.ts'
import { type CalendarDate, type LocalTime, localTime } from '@bank/rules/hours/calendar-date.ts'
import { hoursOn } from '@bank/rules/hours/schedule.ts'
import { fullDay } from '@bank/rules/hours/week.ts'
import { placedSchedules, schedulesOf } from './part-schedules.ts'

/** The clocks of a moment, each zone asked once. */
export const clocksAt = (moment: Date): ((timeZone: string) => LocalTime) => {
  const known = new Map<string, LocalTime>()
  return (timeZone) => {
    const time = known.get(timeZone) ?? localTime(moment, timeZone)
    known.set(timeZone, time)
    return time
  }
}

/** Whether a branch is certainly open at a local time; a day that could not be read, or that follows the sun, is not certain (D-LOC-10). */
export const isOpenAt = (branch: Branch, parts: readonly BranchPart[], { date, minutes }: LocalTime): boolean =>
  schedulesOf(branch, parts).some((schedule) => {
    const { hours } = hoursOn(schedule, date)
    return hours.kind === 'ranges' && hours.ranges.some(({ start, end }) => start >= 0 && start <= minutes && minutes < end)
  })

/** Whether a branch opens at any time of a date, even if it has closed by now (D-LOC-1). */
export const opensToday = (branch: Branch, parts: readonly BranchPart[], { date }: Pick<LocalTime, 'date'>): boolean =>
  schedulesOf(branch, parts).some((schedule) => hoursOn(schedule, date).hours.kind === 'ranges')

const openOn = (day: 'sat' | 'sun', branch: Branch, parts: readonly BranchPart[]) =>
  placedSchedules(branch, parts).find(({ schedule: { week, closure } }) => !closure && week[day].kind === 'ranges')

/** Whether a date lies between the first and the last day of a branch. */
const isInBusiness = ({ firstDay, lastDay }: Branch, date: CalendarDate): boolean =>
  (firstDay === undefined || firstDay <= date) && (lastDay === undefined || date <= lastDay)

/** Whether it usually opens on Saturdays or Sundays, has opened at all by a date, and is not closed until further notice. */
export const opensOn = (day: 'sat' | 'sun', branch: Branch, parts: readonly BranchPart[], { date }: Pick<LocalTime, 'date'>): boolean =>
  isInBusiness(branch, date) && openOn(day, branch, parts) !== undefined

/** Whether it never closes in an ordinary week (D-LOC-1). */
export const neverCloses = (branch: Branch, parts: readonly BranchPart[], { date }: Pick<LocalTime, 'date'>): boolean =>
  isInBusiness(branch, date) &&
  schedulesOf(branch, parts).some(
    ({ week, closure }) =>
      !closure &&
      Object.values(week).every((day) => day.kind === 'ranges' && day.ranges.some(({ start, end }) => start === 0 && end === fullDay)),
  )

/** Whether a branch that opens on a date has closed for the day by a local time; what follows the sun is not certain (D-LOC-1). */
export const isDoneForToday = (branch: Branch, parts: readonly BranchPart[], { date, minutes }: LocalTime): boolean =>
  schedulesOf(branch, parts).every((schedule) => {
    const { hours } = hoursOn(schedule, date)
    return hours.kind !== 'ranges' || hours.ranges.every(({ start, end }) => start >= 0 && end >= 0 && end <= minutes)
  })
