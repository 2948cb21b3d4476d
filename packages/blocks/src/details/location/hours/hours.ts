import { formatDayOfWeek, locales } from '@bank/i18n/format.ts'
import type { Language } from '@bank/i18n/languages.ts'
import type { Translate } from '@bank/i18n/translate.ts'
import { type Branch, type BranchPart, scheduleOf } from '@bank/rules/hours/branch.ts'
import { hoursLines } from '@bank/rules/hours/hours-text.ts'
import type { PageHours } from '@bank/rules/hours/page-hours.ts'
import { partText } from '@bank/rules/hours/part-text.ts'
import { specialHours } from '@bank/rules/hours/special-hours.ts'
import { type StateWords, stateWordNames } from '@bank/rules/hours/state-text.ts'
import { type Day, days, isByClock } from '@bank/rules/hours/week.ts'

/** One row of the hours table: a day and, for each column, its lines. */
export type HoursRow = { readonly day: Day; readonly name: string; readonly cells: readonly (readonly string[])[] }

/** Dates with other hours than those of the week, in words. */
export type SpecialDates = {
  /** The last date, `YYYY-MM-DD`: after it nobody needs the line. */
  readonly from: string
  readonly through: string
  readonly dates: string
  /** Hours, each with the name of its part where they differ between the parts. */
  readonly hours: readonly string[]
  /** Whether they hold for all parts, so that none is named. */
  readonly isOfAll: boolean
  readonly reason: string | undefined
}

export type HoursTable = {
  readonly columns: readonly { readonly part: BranchPart; readonly label: string }[]
  /** For how many parts the browser is going to say whether they are open: those whose times are told by the clock. */
  readonly stated: number
  readonly rows: readonly HoursRow[]
  readonly special: readonly SpecialDates[]
  /** Since when it is closed until further notice, in words, and why. */
  readonly closure: { readonly text: string; readonly reason: string | undefined } | undefined
  /** First and last day of the branch, in words. */
  readonly bounds: readonly { readonly through: string | undefined; readonly text: string }[]
  /** What the browser needs to tell today's hours and what holds now. */
  readonly page: PageHours
}

const partNames = { lobby: 'lobby', driveThru: 'driveThru', atm: 'locationType.atm' } as const

/** The words of a language in which hours and states are told. */
export const stateWords = (t: Translate): StateWords => Object.fromEntries(stateWordNames.map((name) => [name, t(name)])) as StateWords

/** When a branch that has a first day opens, in words; nothing where it is closed until further notice. */
export const firstDayText = ({ closure, firstDay }: Branch, { t, language }: { t: Translate; language: Language }): string | undefined =>
  firstDay && !closure ? t('firstDay', { day: formatDayOfWeek(firstDay, language) }) : undefined

/** Whether a location is an ATM alone that has days on which other hours hold than those of the week. */
export const isMachineWithDates = ({ weeks, dated, firstDay, lastDay }: Branch): boolean =>
  !weeks.lobby && !weeks.driveThru && (firstDay !== undefined || lastDay !== undefined || dated.some(({ parts }) => parts.includes('atm')))

/**
 * An ATM that never closes has a line of its own instead of a column (LOC-20), unless it is closed until further notice, or stands alone and there
 * are days on which that is not true.
 */
const isShown = (branch: Branch, part: BranchPart, isAlwaysOpen: boolean): boolean => {
  const isClosed = branch.closure?.parts.includes(part) === true
  return branch.weeks[part] !== undefined && (isClosed || !(part === 'atm' && isAlwaysOpen && !isMachineWithDates(branch)))
}

const datesText = (from: string, through: string, language: Language, t: Translate): string =>
  from === through
    ? formatDayOfWeek(from, language)
    : t('fromThrough', { from: formatDayOfWeek(from, language), through: formatDayOfWeek(through, language) })

const specialDates = (
  branch: Branch,
  columns: HoursTable['columns'],
  words: StateWords,
  language: Language,
  t: Translate,
): readonly SpecialDates[] => {
  const found = new Map<string, { part: string; entry: ReturnType<typeof specialHours>[number] }[]>()
  for (const { part, label } of columns) {
    const schedule = scheduleOf(branch, part)
    for (const entry of schedule ? specialHours(schedule) : []) {
      const key = `${entry.from} ${entry.through} ${entry.reason ?? ''}`
      found.set(key, [...(found.get(key) ?? []), { part: label, entry }])
    }
  }
  return [...found.values()]
    .flatMap((parts) => {
      const [first] = parts
      if (!first) return []
      const { from, through, reason } = first.entry
      const texts = parts.map(({ part, entry }) => ({ part, text: hoursLines(entry.hours, words).join(', ') }))
      const isOfAll = texts.length === columns.length && texts.every(({ text }) => text === texts[0]?.text)
      const hours = isOfAll ? texts.slice(0, 1).map(({ text }) => text) : texts.map(({ part, text }) => partText(part, text))
      return [{ from, through, dates: datesText(from, through, language, t), hours, isOfAll, reason }]
    })
    .sort((a, b) => (a.from < b.from ? -1 : 1))
}

/**
 * The week from Monday to Sunday, with a column for the lobby, the drive-thru and an ATM that closes (LOC-21, LOC-22), then the dates with other
 * hours. Parts that are closed until further notice are closed on every day. A column without any hours is left out, and the table with all (D-LOC-13). Which day is today is decided in the browser (LOC-26).
 */
export const hoursTable = (branch: Branch, isMachineAlwaysOpen: boolean, language: Language, t: Translate): HoursTable | undefined => {
  const parts = (['lobby', 'driveThru', 'atm'] as const).filter((part) => isShown(branch, part, isMachineAlwaysOpen))
  if (parts.length === 0) return undefined
  const words = stateWords(t)
  const columns = parts.map((part) => ({ part, label: t(partNames[part]) }))
  const { closure, firstDay, lastDay } = branch
  const first = firstDayText(branch, { t, language })
  const weekOf = (part: BranchPart) => (closure?.parts.includes(part) ? undefined : branch.weeks[part])
  const isStated = (part: BranchPart): boolean => {
    const week = weekOf(part)
    return !week || days.some((day) => week[day].kind === 'ranges' && week[day].ranges.every(isByClock))
  }
  return {
    columns,
    stated: parts.filter(isStated).length,
    rows: days.map((day) => ({
      day,
      name: t(`weekday.${day}`),
      cells: parts.map((part) => hoursLines(weekOf(part)?.[day] ?? { kind: 'closed' }, words)),
    })),
    special: specialDates(branch, columns, words, language, t),
    closure: closure && { text: t('closedUntilNoticeSince', { day: formatDayOfWeek(closure.from, language) }), reason: closure.reason },
    bounds: [
      ...(first ? [{ through: firstDay, text: first }] : []),
      ...(lastDay ? [{ through: undefined, text: t('lastDay', { day: formatDayOfWeek(lastDay, language) }) }] : []),
    ],
    page: { branch, words, locale: locales[language] },
  }
}
