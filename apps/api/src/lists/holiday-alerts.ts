import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { formatDayOfWeek } from '@bank/i18n/format.ts'
import { type Language, languages } from '@bank/i18n/languages.ts'
import { translator } from '@bank/i18n/translate.ts'
import { type Localized, pickText } from '@bank/model/text.ts'
import type { CalendarDate } from '@bank/rules/hours/calendar-date.ts'
import { comingHolidays } from '@bank/rules/hours/coming-holidays.ts'
import { hoursLines } from '@bank/rules/hours/hours-text.ts'
import { stateWordNames } from '@bank/rules/hours/state-text.ts'
import type { StoredRecord } from './field-answer.ts'

/** Where people are on their way to a branch; the page of a branch says it beside its hours. */
const urls = '/^\\/(en|es)\\/(locations|contact|bank-holidays)\\/$/i'

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

type Coming = ReturnType<typeof comingHolidays<NonNullable<Snapshot['settings']['bankHolidays']>[number]>>[number]

const alertHtml = ({ holiday, date, hours }: Coming, language: Language): string => {
  const t = translator(language)
  const words = Object.fromEntries(stateWordNames.map((name) => [name, t(name)])) as Parameters<typeof hoursLines>[1]
  const name = escapeHtml(pickText(holiday.name as Localized, language).text)
  const day = formatDayOfWeek(date, language)
  const text =
    hours.kind === 'closed'
      ? t('holidayAlert.closed', { day, name })
      : t('holidayAlert.hours', { day, name, hours: hoursLines(hours, words).join(', ') })
  return `<b>${text}</b> ${t('holidayAlert.machines')} <a href="/bank-holidays/">${t('holidayAlert.all')}</a>`
}

/**
 * The alerts about coming holidays of the bank, made on each day from the settings by the engine of hours, so that they come and go by themselves. None where
 * editors have switched them off.
 */
export const holidayAlerts = ({ bankHolidays, hideHolidayAlerts }: Snapshot['settings'], today: CalendarDate): readonly StoredRecord[] =>
  hideHolidayAlerts
    ? []
    : comingHolidays(bankHolidays ?? [], today).map((coming) => ({
        id: `holiday-${coming.date}`,
        description: Object.fromEntries(languages.map((language) => [language, alertHtml(coming, language)])),
        urls,
        approved: true,
      }))
