import type { Branch, BranchPart } from '@bank/rules/hours/branch.ts'
import { addDays, type CalendarDate, dayOfDate, type LocalTime } from '@bank/rules/hours/calendar-date.ts'
import { hoursLines } from '@bank/rules/hours/hours-text.ts'
import { hoursOn } from '@bank/rules/hours/schedule.ts'
import type { StateWords } from '@bank/rules/hours/state-text.ts'
import type { Day } from '@bank/rules/hours/week.ts'
import { placedSchedules } from './part-schedules.ts'

/** Days that somebody asks for in words or by a filter. */
export type DaysAsked = { readonly saturday: boolean; readonly sunday: boolean; readonly openToday: boolean }

type DayName = 'today' | 'saturday' | 'sunday'

type DayWords = StateWords & Readonly<Record<`finder.${DayName}${'Hours' | 'DriveThru'}`, string>>

const nextDay = (day: Day, date: CalendarDate): CalendarDate => (dayOfDate(date) === day ? date : nextDay(day, addDays(date, 1)))

/**
 * What opens there on the days that are asked for, the next of each, and when: `Saturday: drive-thru 9:00 a.m. – noon` where the lobby stays closed
 * or has other hours (D-LOC-1).
 */
export const dayLines = (
  branch: Branch,
  parts: readonly BranchPart[],
  { saturday, sunday, openToday }: DaysAsked,
  { date }: Pick<LocalTime, 'date'>,
  words: DayWords,
): readonly string[] => {
  const line = (name: DayName, on: CalendarDate): readonly string[] => {
    const told = placedSchedules(branch, parts).map(({ part, schedule }) => ({ part, hours: hoursOn(schedule, on).hours }))
    const open = told
      .filter(({ hours }) => hours.kind === 'ranges')
      .map(({ part, hours }) => ({ part, text: hoursLines(hours, words).join(', ') }))
    return open
      .filter(({ text }, place) => place === 0 || text !== open[0]?.text)
      .map(({ part, text }) => words[`finder.${name}${part === 'driveThru' ? 'DriveThru' : 'Hours'}`].replace('{hours}', text))
  }
  return [
    ...(openToday ? line('today', date) : []),
    ...(saturday ? line('saturday', nextDay('sat', date)) : []),
    ...(sunday ? line('sunday', nextDay('sun', date)) : []),
  ]
}
