import { locales } from '@bank/i18n/format.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { translator } from '@bank/i18n/translate.ts'
import type { RecordOf } from '@bank/model/collection.ts'
import type { locations } from '@bank/model/collections/location.ts'
import { onceForEach } from '@bank/model/once-for-each.ts'
import { read } from '@bank/model/read.ts'
import type { Settings } from '@bank/model/settings.ts'
import { scheduleOf } from '@bank/rules/hours/branch.ts'
import { branchHours } from '@bank/rules/hours/branch-hours.ts'
import { localTime } from '@bank/rules/hours/calendar-date.ts'
import { hoursLines } from '@bank/rules/hours/hours-text.ts'
import { openState } from '@bank/rules/hours/open-state.ts'
import { hoursOn } from '@bank/rules/hours/schedule.ts'
import { type StateWords, stateText, stateWordNames } from '@bank/rules/hours/state-text.ts'

type Location = RecordOf<typeof locations>

/** What can be told of the hours of one location in a language, at a time. */
type Teller = (moment: Date) => readonly string[]

const wordsOf = (language: Language) => {
  const t = translator(language)
  return { t, words: Object.fromEntries(stateWordNames.map((name) => [name, t(name)])) as StateWords, locale: locales[language] }
}

const inWords = { en: wordsOf('en'), es: wordsOf('es') }

const parts = ['lobby', 'driveThru'] as const

const tellerOf = (location: Location, holidays: Settings['bankHolidays'], language: Language): Teller => {
  const { t, words, locale } = inWords[language]
  const branch = branchHours(read(location, language), read(holidays ?? [], language))
  const schedules = parts.flatMap((part) => {
    const schedule = scheduleOf(branch, part)
    return schedule ? [{ name: t(part), schedule }] : []
  })
  const [first] = schedules
  let told: { readonly minute: number; readonly lines: readonly string[] } | undefined
  const tell: Teller = (moment) => {
    if (!first) return []
    const now = localTime(moment, branch.timeZone)
    const state = stateText(openState(first.schedule, moment), now, words, locale).join(', ')
    const today = schedules.map(({ name, schedule }) =>
      t('searchHoursToday', { part: name, hours: hoursLines(hoursOn(schedule, now.date).hours, words).join(', ') }),
    )
    return [state, ...today].filter((line) => line !== '')
  }
  return (moment) => {
    // Nothing opens or closes within a minute.
    const minute = Math.floor(moment.getTime() / 60_000)
    if (told?.minute !== minute) told = { minute, lines: tell(moment) }
    return told.lines
  }
}

/** Hours of locations are read once in each language, for the holidays with which they were read. */
const tellers = onceForEach((_location: Location) => new Map<Language, { holidays: Settings['bankHolidays']; tell: Teller }>())

/** Whether a branch is open at a moment, and the hours of its lobby and drive-thru on that day, in words; nothing where nothing is known. */
export const hoursToday = (location: Location, holidays: Settings['bankHolidays'], language: Language, moment: Date): readonly string[] => {
  const known = tellers(location)
  const last = known.get(language)
  if (last && last.holidays === holidays) return last.tell(moment)
  const tell = tellerOf(location, holidays, language)
  known.set(language, { holidays, tell })
  return tell(moment)
}
