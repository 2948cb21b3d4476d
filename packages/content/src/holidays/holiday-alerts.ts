import { formatDayOfWeek } from '@bank/i18n/format.ts'
import { type Language, languages } from '@bank/i18n/languages.ts'
import { translator } from '@bank/i18n/translate.ts'
import { type Localized, pickText } from '@bank/model/text.ts'
import { type AnnouncedHoliday, announcedHolidays } from '@bank/rules/hours/announced-holidays.ts'
import type { CalendarDate } from '@bank/rules/hours/calendar-date.ts'
import { hoursLines } from '@bank/rules/hours/hours-text.ts'
import { stateWordNames } from '@bank/rules/hours/state-text.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** Where people are on their way to a branch; the page of a branch says it beside its hours. */
const urls = '/^(\\/(en|es))?\\/(locations|contact|bank-holidays)\\/$/i'

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** An alert as records of the collection are, in both languages, and the first and last date on which it shows. */
export type HolidayAlert = {
  readonly id: string
  readonly description: Localized
  readonly urls: string
  readonly approved: true
  readonly from: CalendarDate
  readonly until: CalendarDate
}

/** What these alerts are made from. */
type AlertSource = Pick<Snapshot, 'blocks' | 'settings'> & { readonly records: Pick<Snapshot['records'], 'pages'> }

type Announced = AnnouncedHoliday<NonNullable<Snapshot['settings']['bankHolidays']>[number]>

/** The page that lists all holidays; an editor may have taken it away. */
const listAddress = ({ blocks, records }: AlertSource): string | undefined => {
  const lists = new Set(blocks.flatMap(({ id, kind }) => (kind === 'bankHolidays' ? id : [])))
  return records.pages.find((page) => page.blocks?.some(({ block }) => block && lists.has(block)))?.uri
}

const alertHtml = ({ holiday, date, hours }: Announced, list: string | undefined, language: Language): string => {
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
 * The alerts about all holidays of the bank, made from the settings by the engine of hours, each for the days before its own: they come and go by
 * themselves. None where editors have switched them off.
 */
export const holidayAlerts = (source: AlertSource): readonly HolidayAlert[] => {
  const { bankHolidays, hideHolidayAlerts } = source.settings
  if (hideHolidayAlerts) return []
  const list = listAddress(source)
  const textOf = (announced: Announced) =>
    Object.fromEntries(languages.map((language) => [language, alertHtml(announced, list, language)])) as Localized
  return announcedHolidays(bankHolidays ?? []).map((announced) => ({
    id: `holiday-${announced.date}`,
    description: textOf(announced),
    urls,
    approved: true,
    from: announced.from,
    until: announced.date,
  }))
}

/** Whether an alert of dates shows on one of them. */
export const showsOn = ({ from, until }: Pick<HolidayAlert, 'from' | 'until'>, today: CalendarDate): boolean =>
  from <= today && today <= until
