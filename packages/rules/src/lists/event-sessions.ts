import type { TimeRange } from '../hours/week.ts'
import type { Language } from '../language.ts'
import { eventHours } from './event-hours.ts'

/** A session as a record holds it: its day, and its times on a clock of 24 hours. */
export type WrittenSession = {
  readonly day?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly language?: Language | undefined
}

export type EventSession = { readonly day: string; readonly hours: TimeRange | undefined; readonly language: Language | undefined }

type Dated = { readonly startDate?: string | undefined; readonly sessions?: readonly WrittenSession[] | undefined }

const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** When an event takes place (CARD-07, CARD-08, D-CARD-11): its sessions, else its day with the hours that its words say. None for one without a day. */
export const eventSessions = ({ startDate, sessions = [] }: Dated, time: string | undefined): readonly EventSession[] => {
  if (sessions.length === 0) return startDate ? [{ day: startDate, hours: eventHours(time), language: undefined }] : []
  return sessions.flatMap(({ day, from, to, language }) =>
    day ? { day, hours: from ? { start: minutes(from), end: minutes(to || from) } : undefined, language } : [],
  )
}

/** All days of an event, the first one first. */
export const eventDates = ({ startDate, sessions = [] }: Dated): readonly string[] =>
  [...new Set([startDate ?? [], sessions.flatMap(({ day }) => day ?? [])].flat())].sort()

/** The first and the last day of an event, the same for most; nothing for one without a day. */
export const eventDays = (event: Dated): { readonly first: string; readonly last: string } | undefined => {
  const days = eventDates(event)
  const [first, last] = [days[0], days.at(-1)]
  return first && last ? { first, last } : undefined
}
