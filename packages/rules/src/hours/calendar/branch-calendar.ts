import { type Branch, type BranchPart, branchParts, scheduleOf } from '../branch.ts'
import { addDays, type CalendarDate, dayOfDate } from '../calendar-date.ts'
import { datesFrom } from '../dates-from.ts'
import { knownRanges } from '../known-ranges.ts'
import type { Schedule } from '../schedule.ts'
import { specialHours } from '../special-hours.ts'
import { type Day, days, fullDay, type TimeRange } from '../week.ts'
import type { DayHours } from '../week-hours.ts'
import { type CalendarLine, calendarText, calendarWords } from './calendar-text.ts'
import { clockChangeDates, timeZoneLines } from './time-zone.ts'
import { dateStamp, momentOf, timeStamp, utcStamp } from './zone-offset.ts'

/** The words of a calendar, in one language. */
export type CalendarWords = {
  /** What the calendar is called: the bank and the branch. */
  readonly name: string
  readonly parts: Readonly<Record<BranchPart, string>>
  readonly closed: string
  readonly closedUntilNotice: string
  readonly byAppointment: string
}

type Facts = {
  readonly words: CalendarWords
  /** Tells its events from those of all other calendars: the address of the calendar without `https://`. */
  readonly id: string
  /** `418 Longleaf Avenue, Covington, Louisiana 70433`. */
  readonly place: string
}

/** Hours are told from here on, as the time zone is: a Thursday that lies before every release. */
const begin: CalendarDate = '2026-01-01'

/** Clocks are changed between these minutes of a day. */
const changing = { from: 60, to: 180 }

const rangesOf = (hours: DayHours): readonly TimeRange[] => knownRanges(hours) ?? []

const rangeKey = ({ start, end }: TimeRange): string => `${start}-${end}`

const timesOf = (date: CalendarDate, { start, end }: TimeRange, timeZone: string): readonly CalendarLine[] => [
  `DTSTART;TZID=${timeZone}:${timeStamp(date, start)}`,
  `DTEND;TZID=${timeZone}:${end === fullDay ? timeStamp(addDays(date, 1), 0) : timeStamp(date, end)}`,
]

const daysOf = (from: CalendarDate, through: CalendarDate): readonly CalendarLine[] => [
  `DTSTART;VALUE=DATE:${dateStamp(from)}`,
  `DTEND;VALUE=DATE:${dateStamp(addDays(through, 1))}`,
]

/** An event that nobody is busy with. */
const event = ({ id, place }: Facts, key: string, summary: string, lines: readonly CalendarLine[]): readonly CalendarLine[] => [
  'BEGIN:VEVENT',
  `UID:${key}@${id.replaceAll('/', '.')}`,
  // Calendars of the same hours are the same to the letter, whenever they are made.
  `DTSTAMP:${dateStamp(begin)}T000000Z`,
  ...lines,
  `SUMMARY:${calendarWords(summary)}`,
  ...(place ? [`LOCATION:${calendarWords(place)}`] : []),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** The last date of usual hours: the branch's last day, or the one before it is closed until further notice. */
const lastUsualDay = ({ lastDay, closure }: Schedule): CalendarDate | undefined => {
  const beforeClosure = closure && addDays(closure.from, -1)
  // What is undefined comes last.
  return [lastDay, beforeClosure].sort()[0]
}

const isAlwaysOpen = ({ week }: Schedule): boolean =>
  days.every((day) => rangesOf(week[day]).some(({ start, end }) => start === 0 && end === fullDay))

/**
 * Dates on which a range is longer or shorter than usual, because the clocks are changed in it: a recurring event is as long on every date (RFC 5545, 3.8.5.3).
 */
const oddDates = ({ start, end }: TimeRange, timeZone: string): readonly CalendarDate[] =>
  start < changing.to && end > changing.from ? clockChangeDates(timeZone, Number(begin.slice(0, 4))) : []

/** The hours of the week, an event for each range and the days that have it, without the dates that have other hours. */
const usualEvents = (schedule: Schedule, part: BranchPart, special: ReadonlySet<CalendarDate>, facts: Facts): readonly CalendarLine[] => {
  const { week, timeZone } = schedule
  if (isAlwaysOpen(schedule)) return []
  const firstDay = schedule.firstDay && schedule.firstDay > begin ? schedule.firstDay : begin
  const last = lastUsualDay(schedule)
  const ranges = days.flatMap((day) => rangesOf(week[day]).map((range) => ({ day, range })))
  return [...Map.groupBy(ranges, ({ range }) => rangeKey(range))].flatMap(([key, list]) => {
    const [one] = list
    const named = new Set<Day>(list.map(({ day }) => day))
    const first = datesFrom(firstDay, addDays(firstDay, 6)).find((date) => named.has(dayOfDate(date)))
    if (!one || !first || (last && last < first)) return []
    const { range } = one
    const isUsual = (date: CalendarDate): boolean => named.has(dayOfDate(date)) && date >= first && (!last || date <= last)
    const odd = oddDates(range, timeZone).filter((date) => isUsual(date) && !special.has(date))
    const left = [...[...special].filter(isUsual), ...odd]
    const summary = `${facts.words.name}: ${facts.words.parts[part]}`
    const until = last ? `;UNTIL=${utcStamp(momentOf(last, fullDay - 1, timeZone))}` : ''
    const byDay = [...named].map((day) => day.slice(0, 2).toUpperCase()).join()
    const usual = event(facts, `${part}-${key}`, summary, [
      ...timesOf(first, range, timeZone),
      `RRULE:FREQ=WEEKLY${until};BYDAY=${byDay}`,
      ...left.map((date) => `EXDATE;TZID=${timeZone}:${timeStamp(date, range.start)}`),
    ])
    return [...usual, ...odd.flatMap((date) => event(facts, `${part}-${date}-${key}`, summary, timesOf(date, range, timeZone)))]
  })
}

type Told = {
  readonly part: BranchPart
  readonly from: CalendarDate
  readonly through: CalendarDate
  readonly hours: DayHours
  readonly reason?: string
}

const wordsOf = (parts: readonly BranchPart[], what: string, reason: string | undefined, { words }: Facts): string =>
  `${words.name}: ${parts.map((part) => words.parts[part]).join(', ')}: ${what}${reason ? ` (${reason})` : ''}`

/** Dates with other hours: the times of those that are open, whole days of those that are not, parts together that are closed alike. */
const specialEvents = (told: readonly Told[], timeZone: string, facts: Facts): readonly CalendarLine[] => {
  const open = told.flatMap(({ part, from, through, hours, reason }) =>
    datesFrom(from < begin ? begin : from, through).flatMap((date) =>
      rangesOf(hours).flatMap((range) =>
        event(
          facts,
          `${part}-${date}-${rangeKey(range)}`,
          `${facts.words.name}: ${facts.words.parts[part]}${reason ? ` (${reason})` : ''}`,
          timesOf(date, range, timeZone),
        ),
      ),
    ),
  )
  const shut = told.filter(({ hours }) => hours.kind === 'closed' || hours.kind === 'appointment')
  const together = Map.groupBy(shut, ({ from, through, hours, reason }) => `${from} ${through} ${hours.kind} ${reason}`)
  return [
    ...open,
    ...[...together.values()].flatMap((parts) => {
      const [one] = parts
      if (!one) return []
      const named = parts.map(({ part }) => part)
      const what = one.hours.kind === 'closed' ? facts.words.closed : facts.words.byAppointment
      return event(
        facts,
        `${named.join('-')}-${one.from}-${one.hours.kind}`,
        wordsOf(named, what, one.reason, facts),
        daysOf(one.from, one.through),
      )
    }),
  ]
}

/** Whether hours are told as events: those of what never closes are not, nor those that follow the sun. */
const hasEvents = (schedule: Schedule): boolean =>
  schedule.closure !== undefined ||
  specialHours(schedule).length > 0 ||
  (!isAlwaysOpen(schedule) && days.some((day) => rangesOf(schedule.week[day]).length > 0))

/** Whether a branch has a calendar: one without an event has none. */
export const hasCalendar = (branch: Branch): boolean =>
  branchParts.some((part) => {
    const schedule = scheduleOf(branch, part)
    return schedule !== undefined && hasEvents(schedule)
  })

/**
 * The hours of a branch as a calendar (RFC 5545) to subscribe to, made from the same hours as its page: the usual week as recurring events, dates with other
 * hours as events of their own, and the day from which it is closed until further notice. Days that could not be read, or that follow the sun, have no events
 * (D-LOC-10), nor has the usual week of what never closes. For branches that have one: `hasCalendar`.
 */
export const branchCalendar = (branch: Branch, facts: Facts): string => {
  const { timeZone, closure } = branch
  const schedules = branchParts.flatMap((part) => {
    const schedule = scheduleOf(branch, part)
    return schedule ? [{ part, schedule, special: specialHours(schedule) }] : []
  })
  const noticed = closure?.parts.filter((part) => schedules.some((one) => one.part === part)) ?? []
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${facts.id.split('/')[0]}//Hours//EN`,
    `NAME:${calendarWords(facts.words.name)}`,
    `X-WR-CALNAME:${calendarWords(facts.words.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...timeZoneLines(timeZone, Number(begin.slice(0, 4))),
    ...schedules.flatMap(({ part, schedule, special }) =>
      usualEvents(schedule, part, new Set(special.flatMap(({ from, through }) => datesFrom(from, through))), facts),
    ),
    ...specialEvents(
      schedules.flatMap(({ part, special }) => special.map((entry) => ({ part, ...entry }))),
      timeZone,
      facts,
    ),
    ...(closure && noticed.length > 0
      ? event(
          facts,
          `closed-${closure.from}`,
          wordsOf(noticed, facts.words.closedUntilNotice, closure.reason, facts),
          daysOf(closure.from, closure.from),
        )
      : []),
    'END:VCALENDAR',
  ])
}
