import { formatDayOfWeek } from '@bank/i18n/format.ts'
import { type Language, languages } from '@bank/i18n/languages.ts'
import { translator } from '@bank/i18n/translate.ts'
import { type Localized, pickText } from '@bank/model/text.ts'
import type { CalendarDate } from '@bank/rules/hours/calendar-date.ts'
import { comingHolidays } from '@bank/rules/hours/coming-holidays.ts'
import { hoursLines } from '@bank/rules/hours/hours-text.ts'
import { stateWordNames } from '@bank/rules/hours/state-text.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** Where people are on their way to a branch; the page of a branch says it beside its hours. */
const urls = '/^\\/(en|es)\\/(locations|contact|bank-holidays)\\/$/i'

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** An alert as records of the collection are, in both languages. */
export type HolidayAlert = { readonly id: string; readonly description: Localized; readonly urls: string; readonly approved: true }

/** What these alerts are made from. */
type AlertSource = Pick<Snapshot, 'blocks' | 'settings'> & { readonly records: Pick<Snapshot['records'], 'pages'> }

type Coming = ReturnType<typeof comingHolidays<NonNullable<Snapshot['settings']['bankHolidays']>[number]>>[number]

/** The page that lists all holidays; an editor may have taken it away. */
const listAddress = ({ blocks, records }: AlertSource): string | undefined => {
  const lists = new Set(blocks.flatMap(({ id, kind }) => (kind === 'bankHolidays' ? id : [])))
  return records.pages.find((page) => page.blocks?.some(({ block }) => block && lists.has(block)))?.uri
}

const alertHtml = ({ holiday, date, hours }: Coming, list: string | undefined, language: Language): string => {
  const t = translator(language)
  const words = Object.fromEntries(stateWordNames.map((name) => [name, t(name)])) as Parameters<typeof hoursLines>[1]
  const name = escapeHtml(pickText(holiday.name as Localized, language).text)
  const day = formatDayOfWeek(date, language)
  const text =
    hours.kind === 'closed'
      ? t('holidayAlert.closed', { day, name })
      : t('holidayAlert.hours', { day, name, hours: hoursLines(hours, words).join(', ') })
  return `<b>${text}</b> ${t('holidayAlert.machines')}${list ? ` <a href="${list}">${t('holidayAlert.all')}</a>` : ''}`
}

/**
 * The alerts about coming holidays of the bank, made on each day from the settings by the engine of hours, so that they come and go by themselves. None where
 * editors have switched them off.
 */
export const holidayAlerts = (source: AlertSource, today: CalendarDate): readonly HolidayAlert[] => {
  const { bankHolidays, hideHolidayAlerts } = source.settings
  const list = listAddress(source)
  const textOf = (coming: Coming) =>
    Object.fromEntries(languages.map((language) => [language, alertHtml(coming, list, language)])) as Localized
  return hideHolidayAlerts
    ? []
    : comingHolidays(bankHolidays ?? [], today).map((coming) => ({
        id: `holiday-${coming.date}`,
        description: textOf(coming),
        urls,
        approved: true,
      }))
}
