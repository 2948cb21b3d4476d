import { holidayAlertDaysAhead } from '../constants.ts'
import { type BankHoliday, readDatedHours } from './branch-hours.ts'
import { addDays, type CalendarDate } from './calendar-date.ts'
import type { DayReading } from './parse-hours.ts'

/** A holiday of the bank with the hours of the lobbies, announced on the dates from `from` until its own, both included. */
export type AnnouncedHoliday<Holiday> = {
  readonly holiday: Holiday
  readonly date: CalendarDate
  readonly from: CalendarDate
  readonly hours: DayReading
}

/** The holidays that are announced some days ahead, the first one first; those without a date, or with hours that cannot be read, are left out. */
export const announcedHolidays = <Holiday extends Pick<BankHoliday, 'date' | 'hours'>>(
  holidays: readonly Holiday[],
): readonly AnnouncedHoliday<Holiday>[] =>
  holidays
    .flatMap((holiday) => {
      const hours = readDatedHours(holiday.hours)
      const { date } = holiday
      return date && hours ? [{ holiday, date, from: addDays(date, -holidayAlertDaysAhead), hours }] : []
    })
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
