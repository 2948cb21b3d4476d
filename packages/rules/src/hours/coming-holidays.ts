import { type BankHoliday, readDatedHours } from './branch-hours.ts'
import { addDays, type CalendarDate } from './calendar-date.ts'
import type { DayReading } from './parse-hours.ts'

/** Days before a holiday from which on it is announced. */
const daysAhead = 4

/** Holidays of the bank that are announced on a day: from some days before until the day is over, with the hours of the lobbies. The next one first. */
export const comingHolidays = <Holiday extends Pick<BankHoliday, 'date' | 'hours'>>(
  holidays: readonly Holiday[],
  today: CalendarDate,
): readonly { readonly holiday: Holiday; readonly date: CalendarDate; readonly hours: DayReading }[] =>
  holidays
    .flatMap((holiday) => {
      const hours = readDatedHours(holiday.hours)
      const { date } = holiday
      return date && hours && date >= today && date <= addDays(today, daysAhead) ? [{ holiday, date, hours }] : []
    })
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
