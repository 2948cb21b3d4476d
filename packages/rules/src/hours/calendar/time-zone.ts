import { rememberedByText } from '../../remembered.ts'
import { addDays, type CalendarDate, dayOfDate, localTime } from '../calendar-date.ts'
import type { CalendarLine } from './calendar-text.ts'
import { offsetAt, timeStamp } from './zone-offset.ts'

const sevenDays = 604_800_000

/** Years whose changes of the clocks are looked at; the rule found there goes on. */
const yearsSeen = 8

type Change = { readonly moment: number; readonly from: number; readonly to: number }

/** Every change of the clocks of a zone in the years from one on. */
const findChanges = (year: number, timeZone: string): readonly Change[] => {
  const [start, end] = [Date.UTC(year, 0, 1), Date.UTC(year + yearsSeen, 0, 1)]
  const changes: Change[] = []
  for (let week = start; week < end; week += sevenDays) {
    const [from, to] = [offsetAt(week, timeZone), offsetAt(week + sevenDays, timeZone)]
    if (from === to) continue
    let [before, after] = [week, week + sevenDays]
    while (after - before > 60_000) {
      const middle = before + Math.floor((after - before) / 120_000) * 60_000
      if (offsetAt(middle, timeZone) === from) before = middle
      else after = middle
    }
    changes.push({ moment: after, from, to })
  }
  return changes
}

/** By year and zone, `2026 America/Chicago`. Most branches are in one zone, and looking takes longer than all else of a calendar. */
const foundChanges = rememberedByText((yearAndZone) => {
  const [year = '', timeZone = ''] = yearAndZone.split(' ')
  return findChanges(Number(year), timeZone)
})

const changesFrom = (year: number, timeZone: string): readonly Change[] => foundChanges(`${year} ${timeZone}`)

const sign = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${String(Math.floor(Math.abs(minutes) / 60)).padStart(2, '0')}${String(Math.abs(minutes) % 60).padStart(2, '0')}`

/** A local time before the clocks were changed, as calendars want it. */
const onset = ({ moment, from }: Change): { readonly date: CalendarDate; readonly minutes: number } =>
  localTime(new Date(moment + from * 60_000), 'UTC')

const isLastOfMonth = (date: CalendarDate): boolean => addDays(date, 7).slice(5, 7) !== date.slice(5, 7)

/** `FREQ=YEARLY;BYMONTH=3;BYDAY=2SU`, where one such rule says all of the dates. */
const yearlyRule = (dates: readonly CalendarDate[]): string | undefined => {
  const nth = (date: CalendarDate): number => Math.ceil(Number(date.slice(8)) / 7)
  const rule = (date: CalendarDate, count: number): string =>
    `FREQ=YEARLY;BYMONTH=${Number(date.slice(5, 7))};BYDAY=${count}${dayOfDate(date).slice(0, 2).toUpperCase()}`
  const [byCount, byEnd] = [
    dates.map((date) => rule(date, nth(date))),
    dates.map((date) => rule(date, isLastOfMonth(date) ? -1 : nth(date))),
  ]
  return [byEnd, byCount].find((rules) => new Set(rules).size === 1)?.[0]
}

/** The dates in some years from one on on which the clocks of a zone are changed. */
export const clockChangeDates = (timeZone: string, year: number): readonly CalendarDate[] =>
  changesFrom(year, timeZone).map((change) => onset(change).date)

/**
 * What a calendar says of a time zone, from a year on: its offset, and when it changes, as a rule where one holds. Throws a RangeError for a zone that
 * is not known here.
 */
export const timeZoneLines = (timeZone: string, year: number): readonly CalendarLine[] => {
  const changes = changesFrom(year, timeZone)
  const first = offsetAt(Date.UTC(year, 0, 1), timeZone)
  const observance = (name: string, lines: readonly CalendarLine[]): readonly CalendarLine[] => [`BEGIN:${name}`, ...lines, `END:${name}`]
  const kinds = [...Map.groupBy(changes, ({ from, to }) => `${from} ${to}`).values()]
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance('STANDARD', [`DTSTART:${year}0101T000000`, `TZOFFSETFROM:${sign(first)}`, `TZOFFSETTO:${sign(first)}`]),
    ...kinds.flatMap((kind) => {
      const [change] = kind
      if (!change) return []
      const times = kind.map(onset)
      const stamps = times.map(({ date, minutes }) => timeStamp(date, minutes))
      const isSameTime = new Set(times.map(({ minutes }) => minutes)).size === 1
      const rule = isSameTime && kind.length > 1 ? yearlyRule(times.map(({ date }) => date)) : undefined
      return observance(change.to > change.from ? 'DAYLIGHT' : 'STANDARD', [
        `DTSTART:${stamps[0]}`,
        ...(rule ? [`RRULE:${rule}`] : stamps.slice(1).map((stamp) => `RDATE:${stamp}`)),
        `TZOFFSETFROM:${sign(change.from)}`,
        `TZOFFSETTO:${sign(change.to)}`,
      ])
    }),
    'END:VTIMEZONE',
  ]
}
