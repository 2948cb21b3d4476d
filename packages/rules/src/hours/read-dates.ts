import { addDays, type CalendarDate } from './calendar-date.ts'

/** From a first date through a last one, which may be the same. */
export type DateRange = { readonly from: CalendarDate; readonly through: CalendarDate }

/** Whether a text is a day of the calendar, `YYYY-MM-DD`: there is no 30th of February. */
export const isCalendarDate = (text: string): boolean =>
  /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text

/** Reads "2026-12-24", or "2026-12-24 to 2026-12-26"; undefined for another text and for a last date before the first. */
export const readDates = (text: string): DateRange | undefined => {
  const [, from = '', through = from] = /^(\S+)(?:\s+(?:to|through)\s+(\S+))?$/.exec(text.trim()) ?? []
  return isCalendarDate(from) && isCalendarDate(through) && from <= through ? { from, through } : undefined
}
