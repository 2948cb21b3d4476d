import type { Translate } from '@bank/i18n/translate.ts'
import { branchTimeZone } from '@bank/rules/constants.ts'
import { type Day, dawn, days, dusk, type TimeRange } from '@bank/rules/hours/week.ts'
import { type DayHours, hasHours, weekHours } from '@bank/rules/hours/week-hours.ts'
import type { Location } from '../../../cards/location/location-card.ts'

/** One row of the hours table: a day and, for each column, its lines. */
export type HoursRow = { readonly day: Day; readonly name: string; readonly cells: readonly (readonly string[])[] }

export type HoursTable = {
  /** Whose day the rows speak of, as an IANA name. */
  readonly timeZone: string
  readonly columns: readonly string[]
  readonly rows: readonly HoursRow[]
}

const noon = 720
const fullDay = 1440

const timeText = (minutes: number, t: Translate): string => {
  if (minutes === dawn) return t('dawn')
  if (minutes === dusk) return t('dusk')
  const inDay = minutes % fullDay
  if (inDay === 0) return t('midnight')
  if (inDay === noon) return t('noon')
  return `${Math.floor(inDay / 60) % 12 || 12}:${String(inDay % 60).padStart(2, '0')}`
}

/** A range in one piece: a table cell does not break it. */
const rangeText = ({ start, end }: TimeRange, t: Translate): string =>
  start === 0 && end === fullDay ? t('allDay') : `${timeText(start, t)}\u00a0–\u00a0${timeText(end, t)}`

/** The hours of one day, a line for each range; words that are no hours as written (LOC-27, D-LOC-8, D-LOC-10). */
export const hoursLines = (hours: DayHours, t: Translate): readonly string[] => {
  if (hours.kind === 'closed') return [t('closed')]
  return hours.kind === 'text' ? [hours.text] : hours.ranges.map((range) => rangeText(range, t))
}

/**
 * The week from Monday to Sunday, with a column for the lobby and one for the drive-thru (LOC-21, LOC-22). A column without
 * any hours is left out, and the table with both (D-LOC-13). Which day is today is decided in the browser (LOC-26).
 */
export const hoursTable = (location: Location, t: Translate): HoursTable | undefined => {
  const { mon, tue, wed, thu, fri, sat, dtMon, dtTue, dtWed, dtThu, dtFri, dtSat } = location
  const columns = [
    { label: t('lobby'), week: weekHours({ mon, tue, wed, thu, fri, sat }) },
    { label: t('driveThru'), week: weekHours({ mon: dtMon, tue: dtTue, wed: dtWed, thu: dtThu, fri: dtFri, sat: dtSat }) },
  ].filter(({ week }) => hasHours(week))
  if (columns.length === 0) return undefined
  return {
    timeZone: location.timeZone || branchTimeZone,
    columns: columns.map(({ label }) => label),
    rows: days.map((day) => ({ day, name: t(`weekday.${day}`), cells: columns.map(({ week }) => hoursLines(week[day], t)) })),
  }
}
