/** Days of the week, in week order. */
export const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

export type Day = (typeof days)[number]

/**
 * Start and end in minutes after midnight, the start before the end and both inside one day. Dawn is -1 and dusk is -2: signs that are
 * never compared as times (LOC-34, LOC-35, D-LOC-7).
 */
export type TimeRange = { readonly start: number; readonly end: number }

export const dawn = -1
export const dusk = -2
export const fullDay = 1440

/** Whether both ends of a range are times of the clock, and none follows the sun. */
export const isByClock = ({ start, end }: TimeRange): boolean => start >= 0 && end >= 0

/** English names of the days, as schema.org and editors know them. */
export const dayNames: Readonly<Record<Day, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}
