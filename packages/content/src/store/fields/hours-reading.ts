import { stateWords } from '@bank/blocks/details/location/hours/hours.ts'
import type { Language } from '@bank/i18n/languages.ts'
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

const said = {
  en: {
    short: 'Some of these hours are shorter than two hours. Is that right?',
    unread: 'This cannot be read as hours in exactly one way, and will be refused.',
  },
  es: {
    short: 'Algunos de estos horarios duran menos de dos horas. ¿Es correcto?',
    unread: 'Esto no se puede leer como horario de una sola manera, y se rechazará.',
  },
} as const

const translators = { en: translator('en'), es: translator('es') } as const
const words = { en: stateWords(translators.en), es: stateWords(translators.es) } as const

const hasShort = (readings: readonly DayReading[]): boolean =>
  readings
    .flatMap((reading) => (reading.kind === 'ranges' ? reading.ranges : []))
    .some(({ start, end }) => start >= 0 && end >= 0 && end - start < short)

/** The reading of an hours text in the field of a day, of a week or of single dates, in a language; nothing for an empty field (D-LOC-10). */
export const hoursReading = (text: string, reads: HoursReader, language: Language = 'en'): HoursReading => {
  if (text.trim() === '') return { lines: [], warnings: [] }
  const t = translators[language]
  const textOf = (reading: DayReading): string => hoursLines(reading, words[language]).join(', ')
  const warningsOf = (readings: readonly DayReading[]) => (hasShort(readings) ? [said[language].short] : [])
  const unread = { lines: [], warnings: [said[language].unread] }
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
