import { appointmentDaysAhead, appointmentNotice, appointmentStep } from '../constants.ts'
import { addDays, type CalendarDate, dayOfDate, type LocalTime, localTime, minutesBetween } from '../hours/calendar-date.ts'
import { datesFrom } from '../hours/dates-from.ts'
import { knownRanges } from '../hours/known-ranges.ts'
import { isCalendarDate } from '../hours/read-dates.ts'
import { hoursOn, type Schedule } from '../hours/schedule.ts'
import { fullDay, type TimeRange } from '../hours/week.ts'
import { weekFrom } from '../hours/week-from.ts'

/** Why a time cannot be wished: it is over, too soon, too many days ahead, or outside the hours of its date. */
export type TimeProblem = 'past' | 'tooSoon' | 'tooFar' | 'closed'

/** Whether a visit on a date needs an appointment. */
const isByAppointment = (schedule: Schedule, date: CalendarDate): boolean => hoursOn(schedule, date).hours.kind === 'appointment'

/** The hours of the last day of the week before a date that has some: when somebody may be met on a day by appointment. */
const usualHours = ({ week }: Schedule, date: CalendarDate): readonly TimeRange[] => {
  const before = weekFrom(dayOfDate(date)).slice(1).reverse()
  return before.map((day) => knownRanges(week[day]) ?? []).find((ranges) => ranges.length > 0) ?? []
}

/** Whether a date holds a time with at least half an hour left. Days that are not known hold none. */
const isOpenAt = (schedule: Schedule, date: CalendarDate): ((minutes: number) => boolean) => {
  const ranges = isByAppointment(schedule, date) ? usualHours(schedule, date) : (knownRanges(hoursOn(schedule, date).hours) ?? [])
  return (minutes) => ranges.some(({ start, end }) => start <= minutes && minutes + appointmentStep <= end)
}

/**
 * Why an appointment cannot be asked for at a time of the schedule's clocks (D-LOC-6, D-LOC-14): it must lie two hours ahead at least, within the next 60 days and
 * inside the hours of a date of the calendar; a day by appointment takes those of the day before. Undefined when it can.
 */
export const timeProblem = (schedule: Schedule, time: LocalTime, now: Date): TimeProblem | undefined => {
  if (!isCalendarDate(time.date)) return 'closed'
  const local = localTime(now, schedule.timeZone)
  const ahead = minutesBetween(local, time)
  if (ahead <= 0) return 'past'
  if (ahead < appointmentNotice) return 'tooSoon'
  if (time.date > addDays(local.date, appointmentDaysAhead)) return 'tooFar'
  return isOpenAt(schedule, time.date)(time.minutes) ? undefined : 'closed'
}

const timesOfDay: readonly number[] = Array.from({ length: fullDay / appointmentStep }, (_, index) => index * appointmentStep)

const timesOn = (schedule: Schedule, date: CalendarDate, now: LocalTime): readonly number[] => {
  const isOpen = isOpenAt(schedule, date)
  return timesOfDay.filter((minutes) => isOpen(minutes) && minutesBetween(now, { date, minutes }) >= appointmentNotice)
}

/** A date for which an appointment can be asked, and its times: every half hour, in minutes after midnight. */
type OfferedDate = {
  readonly date: CalendarDate
  readonly times: readonly number[]
  /** The place is open by appointment alone. */
  readonly isByAppointment: boolean
}

/** The dates for which an appointment can be asked. */
export const appointmentDates = (schedule: Schedule, now: Date): readonly OfferedDate[] => {
  const local = localTime(now, schedule.timeZone)
  return datesFrom(local.date, addDays(local.date, appointmentDaysAhead))
    .map((date) => ({ date, times: timesOn(schedule, date, local), isByAppointment: isByAppointment(schedule, date) }))
    .filter(({ times }) => times.length > 0)
}
