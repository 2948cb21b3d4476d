import { openingSearchDays, soonMinutes } from '../constants.ts'
import { addDays, type CalendarDate, dayOfDate, type LocalTime, localTime, minutesBetween } from './calendar-date.ts'
import { hoursOn, type Schedule } from './schedule.ts'
import { fullDay, isByClock, type TimeRange } from './week.ts'
import type { DayHours } from './week-hours.ts'

/**
 * What can be said about a moment. Times are those of the branch's clocks. `hoursReason` says why it has other hours today than usual, as long as they are
 * not over.
 */
export type OpenState =
  /** `closes` is absent when that is more than a week ahead. */
  | { readonly kind: 'open' | 'closingSoon'; readonly closes?: LocalTime; readonly hoursReason?: string }
  /** `opens` is absent when no opening is known before a day about which nothing is; `reason` says why it is closed at a time at which it usually is not. Before its first day a branch is not closed, but not open yet. */
  | {
      readonly kind: 'closed' | 'openingSoon' | 'notOpenYet'
      readonly opens?: LocalTime
      readonly reason?: string
      readonly hoursReason?: string
    }
  | { readonly kind: 'closedUntilNotice'; readonly reason?: string }
  | { readonly kind: 'appointment' }
  /** The text of the day could not be read, or it speaks of dawn or dusk, and it may be open (D-LOC-7, D-LOC-9, D-LOC-10). */
  | { readonly kind: 'unknown' }

/** Open for so many days without a pause is open always. */
const daysOfAlways = 8

/** Ranges of a day; none where it has no hours, or they could not be read. */
export const rangesOf = (hours: DayHours): readonly TimeRange[] => (hours.kind === 'ranges' ? hours.ranges : [])

/** Whether no range can hold at a time, also of those that begin at dawn or end at dusk: what ends by the clock is over then, what begins by it is to come. */
const isOutside = (hours: DayHours, { minutes }: LocalTime): boolean =>
  rangesOf(hours).every(({ start, end }) => minutes < start || (end >= 0 && end <= minutes))

/** When it closes that is open at a time, ranges that touch being one, over midnight as well. */
const closingAfter = (schedule: Schedule, { date, minutes }: LocalTime): LocalTime | undefined => {
  let end = minutes
  for (let day = 0; day < daysOfAlways; day++) {
    const on = addDays(date, day)
    for (const range of rangesOf(hoursOn(schedule, on).hours))
      if (isByClock(range) && range.start <= end && range.end > end) end = range.end
    if (end < fullDay) return end === 0 ? { date: addDays(on, -1), minutes: fullDay } : { date: on, minutes: end }
    end = 0
  }
  return undefined
}

const openingAfter = (schedule: Schedule, { date, minutes }: LocalTime): LocalTime | undefined => {
  const first: CalendarDate = schedule.firstDay && schedule.firstDay > date ? schedule.firstDay : date
  for (let day = 0; day < openingSearchDays; day++) {
    const on = addDays(first, day)
    const { hours } = hoursOn(schedule, on)
    if (hours.kind === 'text') return undefined
    const next = rangesOf(hours).find(({ start }) => on > date || start > minutes)
    if (next) return next.start < 0 ? undefined : { date: on, minutes: next.start }
  }
  return undefined
}

/**
 * Whether it is open at a moment, and until or from when, by the clocks of the branch and wherever the visitor is (LOC-26, D-LOC-6). Never says
 * closed about a day that is not known (D-LOC-10). Throws a RangeError for a time zone that is not known here.
 */
export const openState = (schedule: Schedule, moment: Date): OpenState => {
  const now = localTime(moment, schedule.timeZone)
  const { hours, dated, closure, outside } = hoursOn(schedule, now.date)
  if (closure) return { kind: 'closedUntilNotice', ...(closure.reason && { reason: closure.reason }) }
  const isOpen = !isOutside(hours, now)
  if (hours.kind === 'text' || (isOpen && !rangesOf(hours).every(isByClock))) return { kind: 'unknown' }
  const reason = dated?.reason
  if (isOpen) {
    const closes = closingAfter(schedule, now)
    return {
      kind: closes && minutesBetween(now, closes) <= soonMinutes ? 'closingSoon' : 'open',
      ...(closes && { closes }),
      ...(reason && { hoursReason: reason }),
    }
  }
  if (hours.kind === 'appointment') return { kind: 'appointment' }
  const opens = openingAfter(schedule, now)
  const isSoon = opens && minutesBetween(now, opens) <= soonMinutes
  // Longer hours are no reason for being closed before they begin.
  const isReason = hours.kind !== 'ranges' || !isOutside(schedule.week[dayOfDate(now.date)], now)
  const isAhead = opens?.date === now.date
  return {
    kind: isSoon ? 'openingSoon' : outside === 'before' ? 'notOpenYet' : 'closed',
    ...(opens && { opens }),
    ...(reason && (isReason ? { reason } : isAhead && { hoursReason: reason })),
  }
}
