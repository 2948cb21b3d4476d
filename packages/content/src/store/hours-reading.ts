import { stateWords } from '@bank/blocks/details/location/hours/hours.ts'
import { translator } from '@bank/i18n/translate.ts'
import type { HoursReader } from '@bank/model/fields.ts'
import { readDatedHours } from '@bank/rules/hours/branch-hours.ts'
import { hoursLines } from '@bank/rules/hours/hours-text.ts'
import { type DayReading, parseHours } from '@bank/rules/hours/parse-hours.ts'
import { days } from '@bank/rules/hours/week.ts'

/** How hours are read, as the page will print them, one line for each day that the text speaks of; and what an editor should look at again. */
export type HoursReading = { readonly lines: readonly string[]; readonly warnings: readonly string[] }

/** Shorter hours are worth a second look, in minutes (D-LOC-9). */
const short = 120

const t = translator('en')
const words = stateWords(t)

const textOf = (reading: DayReading): string => hoursLines(reading, words).join(', ')

const warningsOf = (readings: readonly DayReading[]): readonly string[] => {
  const ranges = readings.flatMap((reading) => (reading.kind === 'ranges' ? reading.ranges : []))
  const isShort = ranges.some(({ start, end }) => start >= 0 && end >= 0 && end - start < short)
  return isShort ? ['Some of these hours are shorter than two hours. Is that right?'] : []
}

const unread: HoursReading = { lines: [], warnings: ['This cannot be read as hours in exactly one way, and will be refused.'] }

/** The reading of an hours text in the field of a day, of a week or of single dates; nothing for an empty field (D-LOC-10). */
export const hoursReading = (text: string, reads: HoursReader): HoursReading => {
  if (text.trim() === '') return { lines: [], warnings: [] }
  if (reads === 'date') {
    const reading = readDatedHours(text)
    return reading ? { lines: [textOf(reading)], warnings: warningsOf([reading]) } : unread
  }
  const parsed = parseHours(text, reads === 'week' ? 'mon' : reads)
  if (parsed.kind !== 'read') return unread
  const read = days.flatMap((day) => {
    const reading = parsed.days[day]
    return reading ? [{ day, reading }] : []
  })
  return {
    lines: read.map(({ day, reading }) => `${t(`weekday.${day}`)}: ${textOf(reading)}`),
    warnings: warningsOf(read.map(({ reading }) => reading)),
  }
}
