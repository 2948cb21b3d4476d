import { type Branch, type BranchPart, branchParts, scheduleOf } from '@bank/rules/hours/branch.ts'
import { type CalendarDate, type LocalTime, localTime } from '@bank/rules/hours/calendar-date.ts'
import { hoursLines } from '@bank/rules/hours/hours-text.ts'
import { nextChange } from '@bank/rules/hours/next-change.ts'
import { openState } from '@bank/rules/hours/open-state.ts'
import { hoursOn, type Schedule } from '@bank/rules/hours/schedule.ts'
import { type StateWords, stateText } from '@bank/rules/hours/state-text.ts'
import { fullDay } from '@bank/rules/hours/week.ts'
import type { DayHours } from '@bank/rules/hours/week-hours.ts'
import type { LocationTypeKey } from '@bank/rules/locations/location-types.ts'

/** Whose hours are meant: those of the machine where somebody looks for machines or nothing else is there, else lobby and drive-thru. */
export const partsAsked = (kinds: readonly LocationTypeKey[], asked: LocationTypeKey | undefined): readonly BranchPart[] =>
  asked === 'atm' || kinds.every((kind) => kind === 'atm') ? ['atm'] : ['lobby', 'driveThru']

const placedSchedules = (branch: Branch, parts: readonly BranchPart[]) =>
  parts.flatMap((part) => {
    const schedule = scheduleOf(branch, part)
    return schedule ? [{ part, schedule }] : []
  })

const schedulesOf = (branch: Branch, parts: readonly BranchPart[]): readonly Schedule[] =>
  placedSchedules(branch, parts).map(({ schedule }) => schedule)

/** When something else may be said of one of these branches than at `moment`, in milliseconds since 1970; undefined when none has hours. */
export const nextChangeOf = (branches: readonly Branch[], moment: Date): number | undefined => {
  const changes = branches.flatMap((branch) => schedulesOf(branch, branchParts).map((schedule) => nextChange(schedule, moment)))
  return changes.length > 0 ? Math.min(...changes) : undefined
}

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

/** Days that somebody asks for in words or by a filter. */
export type DaysAsked = { readonly saturday: boolean; readonly sunday: boolean; readonly openToday: boolean }

const dayPhrases = {
  sat: ['finder.saturdayHours', 'finder.saturdayDriveThru'],
  sun: ['finder.sundayHours', 'finder.sundayDriveThru'],
  today: ['finder.todayHours', 'finder.todayDriveThru'],
} as const

type DayWords = StateWords & Readonly<Record<(typeof dayPhrases)[keyof typeof dayPhrases][number], string>>

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
  const usual = (day: 'sat' | 'sun') =>
    placed.flatMap(({ part, schedule: { week, closure } }) => (closure ? [] : [{ part, hours: week[day] }]))
  return [
    ...(openToday
      ? line(
          'today',
          placed.map(({ part, schedule }) => ({ part, hours: hoursOn(schedule, date).hours })),
        )
      : []),
    ...(saturday ? line('sat', usual('sat')) : []),
    ...(sunday ? line('sun', usual('sun')) : []),
  ]
}

/** Whether it is open, and words that say so. */
export type OpenSentence = { readonly isOpen: boolean; readonly text: string }

type OpenWords = {
  readonly words: StateWords & Readonly<Record<'driveThru' | 'finder.todayHours', string>>
  readonly locale: string
}

/**
 * What can be said of a branch at a moment: whether it is open, and words such as `Open, closes at 5:00 p.m.`; nothing where nothing is known. A
 * drive-thru that is open while the lobby is not is named. Where nobody knows, as of hours that follow the sun, today's are told instead.
 */
export const openSentence = (
  branch: Branch,
  parts: readonly BranchPart[],
  moment: Date,
  { words, locale }: OpenWords,
): OpenSentence | undefined => {
  const placed = placedSchedules(branch, parts)
  const states = placed.map(({ part, schedule }, index) => ({ part, index, state: openState(schedule, moment) }))
  const isOpen = ({ state }: (typeof states)[number]): boolean => state.kind === 'open' || state.kind === 'closingSoon'
  const told = states.find(isOpen) ?? states[0]
  const [first, ...rest] = told ? stateText(told.state, localTime(moment, branch.timeZone), words, locale) : []
  if (!told || !first) {
    const today = placed[0] && hoursOn(placed[0].schedule, localTime(moment, branch.timeZone).date).hours
    if (today?.kind !== 'ranges') return undefined
    return { isOpen: false, text: words['finder.todayHours'].replace('{hours}', hoursLines(today, words).join(', ')) }
  }
  const name = told.index > 0 && told.part === 'driveThru' ? `${words.driveThru}: ` : ''
  return { isOpen: isOpen(told), text: `${name}${[first, ...rest].join(', ')}` }
}
