import { parseHours } from './parse-hours.ts'
import { type Day, days, type TimeRange } from './week.ts'

/** What the table shows for a day: its ranges, that it is closed, or words as written. */
export type DayHours =
  | { readonly kind: 'ranges'; readonly ranges: readonly TimeRange[] }
  | { readonly kind: 'closed' }
  | { readonly kind: 'text'; readonly text: string }

/** The hours fields of a location, one per day; there is none for Sunday (D-LOC-6). */
export type HoursFields = { readonly [day in Day]?: string | null | undefined }

const dayName = /\b(?:mon|tue|wed|thu|fri|sat|sun|(?:week|every ?)day|weekend|daily)/i

/**
 * The hours of a whole week from the fields of its days. A text with day names also fills days whose own field is empty, the
 * first such text winning (D-LOC-10); a day that nothing speaks of is closed (D-LOC-6). A text that names days but could not be read may
 * speak of any day: those about which nothing else was understood show it as written, for they may be open (D-LOC-10).
 */
export const weekHours = (fields: HoursFields): Readonly<Record<Day, DayHours>> => {
  const parsed = days.map((day) => ({ day, hours: parseHours(fields[day], day) }))
  const unread = parsed.map(({ hours }) => hours).find((hours) => hours.kind === 'text' && dayName.test(hours.text))
  const hoursOf = (day: Day): DayHours => {
    const own = parsed.find((one) => one.day === day)?.hours
    if (own?.kind === 'text') return own
    const source = own?.kind === 'empty' ? parsed.find(({ hours }) => hours.kind === 'hours' && hours.ranges[day])?.hours : own
    const ranges = source?.kind === 'hours' ? source.ranges[day] : undefined
    if (ranges?.length) return { kind: 'ranges', ranges }
    const isUnderstood = ranges !== undefined || own?.kind === 'closed'
    return !isUnderstood && unread?.kind === 'text' ? unread : { kind: 'closed' }
  }
  return Object.fromEntries(days.map((day) => [day, hoursOf(day)])) as Record<Day, DayHours>
}

/** Whether a week has anything to show; a table without is left out (D-LOC-13). */
export const hasHours = (week: Readonly<Record<Day, DayHours>>): boolean => days.some((day) => week[day].kind !== 'closed')
