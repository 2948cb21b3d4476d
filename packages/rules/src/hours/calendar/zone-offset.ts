import { type CalendarDate, type LocalTime, localTime, minutesBetween } from '../calendar-date.ts'

const minute = 60_000

const epoch: LocalTime = { date: '1970-01-01', minutes: 0 }

/** By how many minutes the clocks of a zone are ahead of UTC at a moment. */
export const offsetAt = (moment: number, timeZone: string): number =>
  minutesBetween(epoch, localTime(new Date(moment), timeZone)) - Math.floor(moment / minute)

/** The moment at which the clocks of a zone show a time, in milliseconds; of a time that they skip, one an hour before or after it. */
export const momentOf = (date: CalendarDate, minutes: number, timeZone: string): number => {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * minute
  // The clocks change by night at the most once a day, so the offset of the guess is right or right after one correction.
  const guess = asUtc - offsetAt(asUtc, timeZone) * minute
  return asUtc - offsetAt(guess, timeZone) * minute
}

/** A moment as UTC in the form of calendars: `20261101T070000Z`. */
export const utcStamp = (moment: number): string => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** A date in the form of calendars: `20261101`. */
export const dateStamp = (date: CalendarDate): string => date.replaceAll('-', '')

/** A local time in the form of calendars: `20261101T090000`. Minutes are those of one day. */
export const timeStamp = (date: CalendarDate, minutes: number): string =>
  `${dateStamp(date)}T${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}00`

/** A local time with how far its zone is from UTC on that day, as ISO 8601 writes it: `2026-12-08T07:00:00-06:00`. Minutes are those of one day. */
export const offsetStamp = (date: CalendarDate, minutes: number, timeZone: string): string => {
  const offset = offsetAt(momentOf(date, minutes, timeZone), timeZone)
  const clock = (value: number): string => [Math.floor(value / 60), value % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return `${date}T${clock(minutes)}:00${offset < 0 ? '-' : '+'}${clock(Math.abs(offset))}`
}
