import { type DayReading, parseHours } from './parse-hours.ts'
import { type Day, days } from './week.ts'
import { words } from './words.ts'

/** What is known about the hours of a day; `text` could not be read and stands as written. */
export type DayHours = DayReading | { readonly kind: 'text'; readonly text: string }

/** The hours of each day of a week. */
export type Week = Readonly<Record<Day, DayHours>>

/** The hours fields of a location, one per day; there is none for Sunday (D-LOC-6). */
export type HoursFields = { readonly [day in Day]?: string | null | undefined }

const dayPhrase =
  /every day|todos los dias|entre semana|fin(?:es)? de semana|dias (?:habiles|laborables)|(?:7|seven|siete) d(?:ay|ia)s|24 ?[/-] ?7/

/** Days by their first letters: `M-F`, `Mo-Fr`, `L-V`, `MF`. */
const shortRange =
  /(?:^|[^a-z])(?:(?:[mtwfslmxjvd]|mo|tu|we|th|fr|sa|su|lu|vi) ?[-\u2010-\u2015] ?(?:[mtwfsdv]|fr|sa|su|vi|do)|mf)(?![a-z])/

const namesDays = (text: string): boolean => {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
  return (
    dayPhrase.test(plain) ||
    shortRange.test(plain) ||
    plain.split(/[^a-z]/).some((word) => word.length > 2 && words.get(word)?.says === 'days')
  )
}

/**
 * The hours of a whole week from the fields of its days. A text with day names also fills days whose own field is empty, the
 * first such text winning (D-LOC-10); a day that nothing speaks of is closed (D-LOC-6). A text that names days but could not be read may
 * speak of any day: those about which nothing else was understood show it as written, for they may be open (D-LOC-10).
 */
export const weekHours = (fields: HoursFields): Week => {
  const parsed = days.map((day) => ({ day, hours: parseHours(fields[day], day) }))
  const unread = parsed.map(({ hours }) => hours).find((hours) => hours.kind === 'text' && namesDays(hours.text))
  const hoursOf = (day: Day): DayHours => {
    const own = parsed.find((one) => one.day === day)?.hours
    if (own?.kind === 'text') return own
    const source = own?.kind === 'empty' ? parsed.find(({ hours }) => hours.kind === 'read' && hours.days[day])?.hours : own
    const read = source?.kind === 'read' ? source.days[day] : undefined
    return read ?? (unread?.kind === 'text' ? unread : { kind: 'closed' })
  }
  return Object.fromEntries(days.map((day) => [day, hoursOf(day)])) as Record<Day, DayHours>
}

/** Whether a week has anything to show; a table without is left out (D-LOC-13). */
export const hasHours = (week: Week): boolean => days.some((day) => week[day].kind !== 'closed')
