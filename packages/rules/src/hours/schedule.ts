import { type CalendarDate, dayOfDate } from './calendar-date.ts'
import type { DayReading } from './parse-hours.ts'
import type { DayHours, Week } from './week-hours.ts'

/** Hours that hold from one date through another instead of those of the week. */
export type DatedHours = {
  readonly from: CalendarDate
  readonly through: CalendarDate
  readonly hours: DayReading
  /** In the language of who asks. */
  readonly reason?: string
}

/** Closed until further notice, from a date on. */
export type Closure = {
  readonly from: CalendarDate
  /** In the language of who asks. */
  readonly reason?: string
}

/** All that is known about when one part of a branch is open: its lobby, its drive-thru or its ATM. */
export type Schedule = {
  /** IANA name of the zone whose clocks and days are meant. */
  readonly timeZone: string
  readonly week: Week
  /** Where several hold on a date, the first does. */
  readonly dated: readonly DatedHours[]
  /** Goes before all other hours. */
  readonly closure?: Closure
  /** The branch is not open before its first day, and no more after its last one. */
  readonly firstDay?: CalendarDate
  readonly lastDay?: CalendarDate
}

/** The hours of one date, and why they are not those of the week. */
export type DateHours = {
  readonly hours: DayHours
  /** The entry that they come from when they are not those of the week. */
  readonly dated?: DatedHours
  /** It is closed until further notice. */
  readonly closure?: Closure
  /** Before the first day, or after the last one. */
  readonly outside?: 'before' | 'after'
}

/**
 * The hours that hold on a date: none outside the branch's first and last day or while it is closed until further notice, else those of the date, else
 * those of the week. A closure stands before a first day: nobody knows whether it holds.
 */
export const hoursOn = ({ week, dated, closure, firstDay, lastDay }: Schedule, date: CalendarDate): DateHours => {
  if (lastDay && date > lastDay) return { hours: { kind: 'closed' }, outside: 'after' }
  if (closure && closure.from <= date) return { hours: { kind: 'closed' }, closure }
  if (firstDay && date < firstDay) return { hours: { kind: 'closed' }, outside: 'before' }
  const exception = dated.find(({ from, through }) => from <= date && date <= through)
  return exception ? { hours: exception.hours, dated: exception } : { hours: week[dayOfDate(date)] }
}
