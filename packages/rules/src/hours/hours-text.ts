import { dawn, dusk, fullDay, type TimeRange } from './week.ts'
import type { DayHours } from './week-hours.ts'

/** Words of one language in which hours are told; `{time}` stands for a time such as 9:00. */
export type HoursWords = {
  readonly closed: string
  readonly byAppointment: string
  readonly allDay: string
  readonly noon: string
  readonly midnight: string
  readonly dawn: string
  readonly dusk: string
  readonly timeBeforeNoon: string
  readonly timeAfterNoon: string
}

const noon = 720

/** A time of day in words: "9:00 a.m.", "noon". */
export const timeText = (minutes: number, words: HoursWords): string => {
  if (minutes === dawn) return words.dawn
  if (minutes === dusk) return words.dusk
  if (minutes % fullDay === 0) return words.midnight
  if (minutes === noon) return words.noon
  const time = `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`
  return (minutes < noon ? words.timeBeforeNoon : words.timeAfterNoon).replace('{time}', time)
}

/** A range in one piece: a table cell does not break it. */
const rangeText = ({ start, end }: TimeRange, words: HoursWords): string =>
  start === 0 && end === fullDay ? words.allDay : `${timeText(start, words)}\u00a0–\u00a0${timeText(end, words)}`

/** The hours of one day, a line for each range; a text that could not be read as written (LOC-27, D-LOC-8, D-LOC-10). */
export const hoursLines = (hours: DayHours, words: HoursWords): readonly string[] => {
  if (hours.kind === 'closed') return [words.closed]
  if (hours.kind === 'appointment') return [words.byAppointment]
  return hours.kind === 'text' ? [hours.text] : hours.ranges.map((range) => rangeText(range, words))
}
