import { formatDayOfWeek, locales } from '@bank/i18n/format.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { translator } from '@bank/i18n/translate.ts'
import type { RecordOf } from '@bank/model/collection.ts'
import type { locations } from '@bank/model/collections/location.ts'
import { onceForEach } from '@bank/model/once-for-each.ts'
import { read } from '@bank/model/read.ts'
import type { Settings } from '@bank/model/settings.ts'
import { branchTimeZone } from '@bank/rules/constants.ts'
import { type BranchPart, scheduleOf } from '@bank/rules/hours/branch.ts'
import { branchHours } from '@bank/rules/hours/branch-hours.ts'
import { type CalendarDate, localTime } from '@bank/rules/hours/calendar-date.ts'
import { hoursLines } from '@bank/rules/hours/hours-text.ts'
import { openState } from '@bank/rules/hours/open-state.ts'
import { partText } from '@bank/rules/hours/part-text.ts'
import { hoursOn } from '@bank/rules/hours/schedule.ts'
import { type StateWords, stateSentence, stateWordNames } from '@bank/rules/hours/state-text.ts'
import type { DayHours } from '@bank/rules/hours/week-hours.ts'
import { type HoursAsked, hoursAsked, type NamedDay } from './hours-asked.ts'

type Location = RecordOf<typeof locations>

/** What is told of hours in lines, of which the first few stand out. */
export type HoursTold = { readonly lines: readonly string[]; readonly lead: number }

/** What can be told of the hours of one location in a language, at a time. */
type Teller = (moment: Date, asked: HoursAsked) => HoursTold

const nothing: HoursTold = { lines: [], lead: 0 }

const wordsOf = (language: Language) => {
  const t = translator(language)
  return { t, words: Object.fromEntries(stateWordNames.map((name) => [name, t(name)])) as StateWords, locale: locales[language] }
}

const inWords = { en: wordsOf('en'), es: wordsOf('es') }

const partNames = { lobby: 'lobby', driveThru: 'driveThru', atm: 'locationType.atm' } as const

/** Parts that are told where none was asked for. */
const usualParts: readonly BranchPart[] = ['lobby', 'driveThru']

const tellerOf = (location: Location, holidays: Settings['bankHolidays'], language: Language): Teller => {
  const { t, words, locale } = inWords[language]
  const branch = branchHours(read(location, language), read(holidays ?? [], language))
  const schedulesOf = ({ parts }: HoursAsked) =>
    (parts.length > 0 ? parts : usualParts).flatMap((part) => {
      const schedule = scheduleOf(branch, part)
      return schedule ? [{ name: t(partNames[part]), schedule }] : []
    })
  const today = schedulesOf({ dates: [], parts: [] })

  /** What could not be read stands as editors wrote it. */
  const hoursOf = (name: string, hours: DayHours): string =>
    hours.kind === 'text' ? `${name}: ${hours.text}` : partText(name, hoursLines(hours, words).join(', '))

  /** Each part by itself, as the page of the branch says it: a drive-thru is often open when the lobby is not. */
  const now = (schedules: typeof today, moment: Date): HoursTold => {
    const time = localTime(moment, branch.timeZone)
    const states = schedules.flatMap(({ name, schedule }) => {
      const state = stateSentence(openState(schedule, moment), time, words, locale)
      return state === '' ? [] : [schedules.length > 1 ? partText(name, state) : state]
    })
    const hours = schedules.map(({ name, schedule }) => hoursOf(t('searchHoursToday', { part: name }), hoursOn(schedule, time.date).hours))
    return { lines: [...states, ...hours], lead: states.length }
  }
  const on = (schedules: typeof today, date: CalendarDate): readonly string[] => {
    const told = schedules.map(({ name, schedule }) => ({ name, ...hoursOn(schedule, date) }))
    const reason = told.find(({ dated }) => dated?.reason)?.dated?.reason
    const hours = told.map(({ name, hours }) => hoursOf(name, hours))
    const day = [formatDayOfWeek(date, language), ...(reason ? [reason] : [])].join(': ')
    return [`${day.charAt(0).toLocaleUpperCase(locale)}${day.slice(1)}`, ...hours]
  }

  let last: { readonly minute: number; readonly told: HoursTold } | undefined
  return (moment, asked) => {
    const schedules = asked.parts.length > 0 ? schedulesOf(asked) : today
    if (schedules.length === 0) return nothing
    const days = asked.dates.map((date) => on(schedules, date))
    // One line for each of several days.
    if (days.length > 0) return { lines: days.length === 1 ? days.flat() : days.map((lines) => lines.join('. ')), lead: 1 }
    if (asked.parts.length > 0) return now(schedules, moment)
    // Nothing opens or closes within a minute.
    const minute = Math.floor(moment.getTime() / 60_000)
    if (last?.minute !== minute) last = { minute, told: now(schedules, moment) }
    return last.told
  }
}

/** Hours of locations are read once in each language, for the holidays with which they were read. */
const tellers = onceForEach((_location: Location) => new Map<Language, { holidays: Settings['bankHolidays']; tell: Teller }>())

const namedDays = onceForEach((holidays: NonNullable<Settings['bankHolidays']>): readonly NamedDay[] =>
  holidays.map(({ date, name }) => ({ date, names: Object.values(name ?? {}).filter((each) => each !== undefined) })),
)

const noHolidays: readonly NamedDay[] = []

/** The hours that were asked for by the words beside a branch’s name (`hours-asked.ts`), in words; nothing where they ask for something else. */
export const hoursTold = (
  location: Location,
  beside: readonly string[],
  { bankHolidays: holidays }: Pick<Settings, 'bankHolidays'>,
  language: Language,
  moment: Date,
): HoursTold => {
  const today = localTime(moment, location.timeZone || branchTimeZone).date
  const asked = hoursAsked(beside, holidays ? namedDays(holidays) : noHolidays, language, today)
  if (!asked) return nothing
  const known = tellers(location)
  const before = known.get(language)
  if (before && before.holidays === holidays) return before.tell(moment, asked)
  const tell = tellerOf(location, holidays, language)
  known.set(language, { holidays, tell })
  return tell(moment, asked)
}
