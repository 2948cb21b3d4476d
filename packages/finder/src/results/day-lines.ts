import type { Branch, BranchPart } from '@bank/rules/hours/branch.ts'
import { addDays, type CalendarDate, dayOfDate, type LocalTime } from '@bank/rules/hours/calendar-date.ts'
import { hoursLines } from '@bank/rules/hours/hours-text.ts'
import { hoursOn } from '@bank/rules/hours/schedule.ts'
import type { StateWords } from '@bank/rules/hours/state-text.ts'
import type { DayHours } from '@bank/rules/hours/week-hours.ts'
import { placedSchedules } from './part-schedules.ts'

/** Days that somebody asks for in words or by a filter. */
export type DaysAsked = { readonly saturday: boolean; readonly sunday: boolean; readonly openToday: boolean }

const dayPhrases = {
  sat: ['finder.saturdayHours', 'finder.saturdayDriveThru'],
  sun: ['finder.sundayHours', 'finder.sundayDriveThru'],
  today: ['finder.todayHours', 'finder.todayDriveThru'],
} as const

type DayWords = StateWords & Readonly<Record<(typeof dayPhrases)[keyof typeof dayPhrases][number], string>>

const nextDay = (day: 'sat' | 'sun', date: CalendarDate): CalendarDate => (dayOfDate(date) === day ? date : nextDay(day, addDays(date, 1)))

/** What opens there on the days that are asked for, and when: `Saturday: drive-thru 9:00 a.m. – noon` where the lobby stays closed (D-LOC-1). */
export const dayLines = (
  branch: Branch,
  parts: readonly BranchPart[],
  { saturday, sunday, openToday }: DaysAsked,
  { date }: Pick<LocalTime, 'date'>,
  words: DayWords,
): readonly string[] => {
  const placed = placedSchedules(branch, parts)
  const line = (day: keyof typeof dayPhrases, told: readonly { readonly part: BranchPart; readonly hours: DayHours }[]) => {
    const opens = told.find(({ hours }) => hours.kind === 'ranges')
    const phrase = words[dayPhrases[day][opens?.part === 'driveThru' ? 1 : 0]]
    return opens ? [phrase.replace('{hours}', hoursLines(opens.hours, words).join(', '))] : []
  }
  // Of the next such day, which may have other hours than usual.
  const coming = (day: 'sat' | 'sun') =>
    placed.flatMap(({ part, schedule }) => (schedule.closure ? [] : [{ part, hours: hoursOn(schedule, nextDay(day, date)).hours }]))
  return [
    ...(openToday
      ? line(
          'today',
          placed.map(({ part, schedule }) => ({ part, hours: hoursOn(schedule, date).hours })),
        )
      : []),
    ...(saturday ? line('sat', coming('sat')) : []),
    ...(sunday ? line('sun', coming('sun')) : []),
  ]
}
