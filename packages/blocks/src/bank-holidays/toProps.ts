import { formatDayOfWeek } from '@bank/i18n/format.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import { branchTimeZone } from '@bank/rules/constants.ts'
import { readDatedHours } from '@bank/rules/hours/branch-hours.ts'
import { hoursLines } from '@bank/rules/hours/hours-text.ts'
import type { ToProps } from '../block.ts'
import { stateWords } from '../details/location/hours/hours.ts'
import type { bankHolidays } from './schema.ts'

type Holiday = { readonly date: string; readonly day: string; readonly name: Text; readonly hours: string }

export type BankHolidaysProps = {
  headline: Text | undefined
  description: Text | undefined
  heads: { readonly day: string; readonly holiday: string; readonly hours: string }
  /** Names the holidays that are over. */
  past: string
  /** By whose clocks a day is over. */
  timeZone: string
  years: readonly { readonly year: string; readonly holidays: readonly Holiday[] }[]
}

/** Hidden while the settings name no holiday. */
export const toProps: ToProps<typeof bankHolidays, BankHolidaysProps> = (record, context) => {
  const { html, language, settings, t } = context
  const words = stateWords(t)
  const holidays = (settings.bankHolidays ?? []).flatMap(({ date, hours, name }): Holiday[] => {
    const reading = readDatedHours(hours)
    return date && name && reading
      ? [{ date, day: formatDayOfWeek(date, language), name, hours: hoursLines(reading, words).join(', ') }]
      : []
  })
  const inOrder = holidays.toSorted((one, other) => (one.date < other.date ? -1 : 1))
  const years = [...new Set(inOrder.map(({ date }) => date.slice(0, 4)))]
  if (years.length === 0) return undefined
  return {
    headline: nonBlank(record.headline),
    description: html(record.description),
    heads: { day: t('hoursDay'), holiday: t('holiday'), hours: t('hours') },
    past: t('pastHolidays'),
    timeZone: branchTimeZone,
    years: years.map((year) => ({ year, holidays: inOrder.filter(({ date }) => date.startsWith(year)) })),
  }
}
