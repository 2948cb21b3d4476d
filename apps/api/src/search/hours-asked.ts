import type { Language } from '@bank/i18n/languages.ts'
import { onceForEach } from '@bank/model/once-for-each.ts'
import type { BranchPart } from '@bank/rules/hours/branch.ts'
import { addDays, type CalendarDate, dayOfDate } from '@bank/rules/hours/calendar-date.ts'
import type { Day } from '@bank/rules/hours/week.ts'
import { words as hoursWords } from '@bank/rules/hours/words.ts'
import { foldedWords } from '@bank/rules/text/fold.ts'
import { isAsking } from '@bank/search/text/stop-words.ts'

/** A day on which the bank is closed, by its names in both languages. */
export type NamedDay = { readonly date?: string | null | undefined; readonly names: readonly string[] }

/** Which hours of a branch somebody asked for. Without dates it is today, without parts those that have a counter. */
export type HoursAsked = { readonly dates: readonly CalendarDate[]; readonly parts: readonly BranchPart[] }

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Words of questions about hours, in both languages. */
const aboutHours = listed(`hour hours hrs open opens opened opening close closes closed closing schedule till until
  hora horas horario horarios abre abren abrir abierto abierta cierra cierran cerrar cierre cerrado cerrada hasta atienden`)
const aboutBranches = listed('branch branches banking center office location sucursal sucursales oficina')

/** Whether a word means a place of the bank, whichever. */
export const isAboutBranches = (word: string): boolean => aboutBranches.has(word)

const partNames: Readonly<Record<BranchPart, ReadonlySet<string>>> = {
  lobby: listed('lobby lobbies inside ventanilla ventanillas vestibulo vestibulos'),
  driveThru: listed('drive thru drivethru through drivethrough autobanco autoservicio'),
  atm: listed('atm atms cash machine cajero cajeros automatico automaticos'),
}

const parts = Object.keys(partNames) as BranchPart[]

const tomorrow = listed('tomorrow manana')

/** Words that stand in names of holidays and tell none of them from others. */
const ofAnyDay = listed('day dia de del la los el jr')

const months = new Map(
  [
    'january february march april may june july august september october november december',
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  ].flatMap((names) => names.split(' ').map((name, month): [string, number] => [name, month + 1])),
)

const singular = (word: string): string => word.replace(/s$/, '')

/** The days of the week that a word names; single letters and what means something else in the other language are none. */
const weekdays = (word: string): readonly Day[] => {
  const known = hoursWords.get(word)
  return known?.says === 'days' && word.length > 2 && !known.isUnsure && (known.days?.length ?? 7) <= 2 ? (known.days ?? []) : []
}

const nextOf = (day: Day, today: CalendarDate): CalendarDate => {
  let date = today
  while (dayOfDate(date) !== day) date = addDays(date, 1)
  return date
}

/** Whether the calendar has a date: it has no February 31. */
const isDate = (date: CalendarDate): boolean => !Number.isNaN(Date.parse(date)) && addDays(date, 0) === date

/** The date of a month and a day, `december 24` and `24 de diciembre`, as the next one that comes. */
const writtenDate = (words: readonly string[], today: CalendarDate): { date: CalendarDate; taken: readonly string[] } | undefined => {
  const month = words.find((word) => months.has(word))
  const day = words.find((word) => /^\d{1,2}(?:st|nd|rd|th)?$/.test(word))
  if (month === undefined || day === undefined) return undefined
  const ofYear = `${String(months.get(month)).padStart(2, '0')}-${String(Number.parseInt(day, 10)).padStart(2, '0')}`
  const dates = [0, 1].map((more) => `${Number(today.slice(0, 4)) + more}-${ofYear}`)
  const date = dates.find((each) => each >= today && isDate(each))
  return date === undefined ? undefined : { date, taken: [month, day] }
}

/** Holidays by date, each with the words that tell one of its names from others. */
const tellingWords = onceForEach((holidays: readonly NamedDay[]) =>
  holidays
    .toSorted((one, other) => ((one.date ?? '') < (other.date ?? '') ? -1 : 1))
    .flatMap(({ date, names }) =>
      names.map((name) => ({
        date,
        telling: foldedWords(name.replace(/[’']/g, ''))
          .filter((word) => !ofAnyDay.has(word))
          .map(singular),
      })),
    ),
)

/** The next holiday that is named, by all words that tell it from others. */
const namedHoliday = (words: readonly string[], holidays: readonly NamedDay[], today: CalendarDate) => {
  const typed = words.map(singular)
  for (const { date, telling } of tellingWords(holidays))
    if (date && date >= today && telling.length > 0 && telling.every((word) => typed.includes(word)))
      return { date, taken: words.filter((_word, place) => telling.includes(typed[place] as string)) }
  return undefined
}

/**
 * Reads which hours the words beside a branch’s name ask for; nothing where a single word is about something else, so that nobody who asks for
 * the telefax or an open house is told hours. A holiday counts beside a word about hours or days: `Trabajo` is one, and means jobs as well.
 */
export const hoursAsked = (
  beside: readonly string[],
  holidays: readonly NamedDay[],
  language: Language,
  today: CalendarDate,
): HoursAsked | undefined => {
  const isAboutDays = beside.some((word) => aboutHours.has(word) || ofAnyDay.has(word))
  const special = writtenDate(beside, today) ?? (isAboutDays ? namedHoliday(beside, holidays, today) : undefined)
  const left = special ? beside.filter((word) => !special.taken.includes(word)) : beside
  const dates = special ? [special.date] : []
  const asked = new Set<BranchPart>()
  for (const word of left) {
    const part = parts.find((each) => partNames[each].has(word))
    const days = weekdays(word)
    if (part) asked.add(part)
    else if (days.length > 0) dates.push(...days.map((day) => nextOf(day, today)))
    else if (tomorrow.has(word)) dates.push(addDays(today, 1))
    else if (!aboutHours.has(word) && !aboutBranches.has(word) && !ofAnyDay.has(word) && !isAsking(word, language)) return undefined
  }
  return { dates: [...new Set(dates)], parts: parts.filter((part) => asked.has(part)) }
}
