import { addDays, type CalendarDate } from './calendar-date.ts'
import { datesFrom } from './dates-from.ts'
import { type DateHours, hoursOn, type Schedule } from './schedule.ts'

/** Dates in a row that have the same other hours for the same reason. */
export type SpecialHours = { readonly from: CalendarDate; readonly through: CalendarDate } & Pick<DateHours, 'hours'> & {
    readonly reason?: string
  }

/** Every date on which other hours hold than those of the week, in order, those in a row taken together. */
export const specialHours = (schedule: Schedule): readonly SpecialHours[] => {
  const dates = [...new Set(schedule.dated.flatMap(({ from, through }) => datesFrom(from, through)))].sort()
  const found: SpecialHours[] = []
  for (const date of dates) {
    const { hours, dated } = hoursOn(schedule, date)
    if (!dated) continue
    const last = found.at(-1)
    const goesOn =
      last && addDays(last.through, 1) === date && last.reason === dated.reason && JSON.stringify(last.hours) === JSON.stringify(hours)
    if (last && goesOn) found[found.length - 1] = { ...last, through: date }
    else found.push({ from: date, through: date, hours, ...(dated.reason && { reason: dated.reason }) })
  }
  return found
}
