import { addDays, type CalendarDate, minutesBetween } from './calendar-date.ts'
import { fullDay } from './week.ts'

/** All dates from one to another, both included. */
export const datesFrom = (first: CalendarDate, last: CalendarDate): readonly CalendarDate[] => {
  const days = minutesBetween({ date: first, minutes: 0 }, { date: last, minutes: 0 }) / fullDay
  return Array.from({ length: Math.max(days + 1, 0) }, (_, index) => addDays(first, index))
}
