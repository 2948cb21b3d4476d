import { type Day, days } from './week.ts'

/** A day of the calendar at some place, `YYYY-MM-DD`. Dates compare as texts do. */
export type CalendarDate = string

/** A moment as the clocks of a place show it: its day, and minutes after midnight. */
export type LocalTime = { readonly date: CalendarDate; readonly minutes: number }

const millisecondsPerDay = 86_400_000

const dayNumber = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`) / millisecondsPerDay

/** The date so many days later, or earlier for a negative number. */
export const addDays = (date: CalendarDate, count: number): CalendarDate =>
  new Date((dayNumber(date) + count) * millisecondsPerDay).toISOString().slice(0, 10)

/** The day of the week of a date. The first day of 1970 was a Thursday. */
export const dayOfDate = (date: CalendarDate): Day => days[(((dayNumber(date) + 3) % 7) + 7) % 7] as Day

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Making one takes a hundred times as long as asking it. */
const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone)
  if (known) return known
  const digits = '2-digit'
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: digits,
    day: digits,
    hour: digits,
    minute: digits,
  })
  clocks.set(timeZone, made)
  return made
}

const minute = 60_000

/** What was asked lately: lists ask for the same minutes of the same zone again and again. */
const told = new Map<string, LocalTime>()
const mostTold = 500

/** What the clocks in an IANA time zone show at a moment, summer time or not (D-LOC-6). Throws a RangeError for a zone that is not known here. */
export const localTime = (moment: Date, timeZone: string): LocalTime => {
  const key = `${timeZone} ${Math.floor(moment.getTime() / minute)}`
  const known = told.get(key)
  if (known) return known
  const parts = clockOf(timeZone).formatToParts(moment)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const time = {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  }
  if (told.size >= mostTold) told.clear()
  told.set(key, time)
  return time
}

/** Minutes from one local time to another by the clocks on the wall. */
export const minutesBetween = (from: LocalTime, to: LocalTime): number =>
  (dayNumber(to.date) - dayNumber(from.date)) * 1440 + to.minutes - from.minutes
