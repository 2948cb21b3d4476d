import type { CalendarDate } from './calendar-date.ts'
import type { Closure, DatedHours, Schedule } from './schedule.ts'
import type { Week } from './week-hours.ts'

/** Parts of a branch that have hours of their own. */
export const branchParts = ['lobby', 'driveThru', 'atm'] as const

export type BranchPart = (typeof branchParts)[number]

/** When a branch is open, all its parts together: plain data that can be sent to a page. */
export type Branch = {
  /** IANA name of the zone whose clocks and days are meant. */
  readonly timeZone: string
  /** Parts without any hours are left out (D-LOC-13). */
  readonly weeks: { readonly [part in BranchPart]?: Week }
  /** Where several hold on a date, the first does. */
  readonly dated: readonly (DatedHours & { readonly parts: readonly BranchPart[] })[]
  /** Its parts that are closed until further notice. */
  readonly closure?: Closure & { readonly parts: readonly BranchPart[] }
  readonly firstDay?: CalendarDate
  readonly lastDay?: CalendarDate
}

/** When one part of a branch is open, to ask `openState` and `hoursOn`; undefined for a part without hours. */
export const scheduleOf = ({ timeZone, weeks, dated, closure, firstDay, lastDay }: Branch, part: BranchPart): Schedule | undefined => {
  const week = weeks[part]
  if (!week) return undefined
  return {
    timeZone,
    week,
    dated: dated.filter(({ parts }) => parts.includes(part)),
    ...(closure?.parts.includes(part) && { closure: { from: closure.from, ...(closure.reason && { reason: closure.reason }) } }),
    ...(firstDay && { firstDay }),
    ...(lastDay && { lastDay }),
  }
}
