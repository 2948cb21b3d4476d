import { readDatedHours } from '@bank/rules/hours/branch-hours.ts'
import { parseHours } from '@bank/rules/hours/parse-hours.ts'
import { isCalendarDate, readDates } from '@bank/rules/hours/read-dates.ts'
import { type Day, dayNames } from '@bank/rules/hours/week.ts'
import type { Check } from './check.ts'

const examples = 'write for example 9am-5pm, 9-noon & 1-5, Mon-Thu 9-4, Fri 9-6, By appointment or Closed'

/** Hours of a week in the field of one day: what cannot be read, or leaves its own day out, is refused (D-LOC-10). */
export const hoursCheck =
  (day: Day): Check =>
  (value) => {
    const parsed = parseHours(value, day)
    if (parsed.kind === 'text')
      return `cannot be read as hours in exactly one way; ${examples}, with noon or midnight for 12am, and put sentences into the notes on the hours`
    return parsed.kind === 'read' && !parsed.days[day]
      ? `says nothing of its own day, ${dayNames[day]}, which would show as closed`
      : undefined
  }

/** Hours of a week in a field that is of no day, so the text has to name its days. */
export const weekHoursCheck: Check = (value) => {
  const [one, other] = [parseHours(value, 'mon'), parseHours(value, 'tue')]
  if (one.kind === 'text') return hoursCheck('mon')(value)
  return JSON.stringify(one) === JSON.stringify(other) ? undefined : 'must say on which days, for example Daily 6am-10pm'
}

/** Hours of single dates: of no named day, and with times that have a clock. */
export const datedHoursCheck: Check = (value) =>
  readDatedHours(value) ? undefined : 'must be the hours of one day, such as 9am-noon, 24 hours, By appointment or Closed'

export const datesCheck: Check = (value) =>
  readDates(value) ? undefined : 'must be a date such as 2026-12-24, or the first and the last one: 2026-12-24 to 2026-12-26'

export const dateCheck: Check = (value) => (isCalendarDate(value) ? undefined : 'must be a date written YYYY-MM-DD')
