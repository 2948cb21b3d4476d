import { addressLines } from '@bank/blocks/cards/location/location-card.ts'
import { locationTitle } from '@bank/blocks/cards/location/location-title.ts'
import type { Content } from '@bank/content/snapshot/read-content.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { translator } from '@bank/i18n/translate.ts'
import { onceForEach } from '@bank/model/once-for-each.ts'
import { branchHours } from '@bank/rules/hours/branch-hours.ts'
import { branchCalendar, hasCalendar } from '@bank/rules/hours/calendar/branch-calendar.ts'
import { calendarAddress } from '@bank/rules/locations/calendar-address.ts'

type Location = Content['records']['locations'][number]
type Settings = Content['settings']

const textOf = (
  location: Location,
  { bankHolidays, bankName = '', siteUrl = '' }: Settings,
  language: Language,
  address: string,
): string => {
  const t = translator(language)
  const words = {
    name: `${bankName} ${locationTitle(location).text}`.trim(),
    parts: { lobby: t('lobby'), driveThru: t('driveThru'), atm: t('locationType.atm') },
    closed: t('closed'),
    closedUntilNotice: t('closedUntilNotice'),
    byAppointment: t('byAppointment'),
  }
  return branchCalendar(branchHours(location, bankHolidays ?? []), {
    words,
    id: `${URL.parse(siteUrl)?.host ?? ''}${address.replace(/\/hours\.ics$/, '')}`,
    place: addressLines(location, { t, language }).join(', '),
  })
}

/** A calendar, whose text is made when it is asked for: threads that make pages only link to it. */
type Calendar = { readonly address: string; readonly text: () => string }

const calendarOf = (location: Location, settings: Settings, language: Language): Calendar | undefined => {
  const address = calendarAddress(location, language)
  if (address === undefined || !hasCalendar(branchHours(location, settings.bankHolidays ?? []))) return undefined
  let text: string | undefined
  return {
    address,
    text: () => {
      text ??= textOf(location, settings, language, address)
      return text
    },
  }
}

/** Made once for each location and settings: most publishes change neither. */
const known = {
  en: onceForEach((settings: Settings) => onceForEach((location: Location) => calendarOf(location, settings, 'en'))),
  es: onceForEach((settings: Settings) => onceForEach((location: Location) => calendarOf(location, settings, 'es'))),
} satisfies Record<Language, unknown>

/** The calendars of all locations that have a page and hours: what makes each, by address, `/en/locations/la/…/hours.ics`. */
export const branchCalendars = (contents: readonly Content[]): ReadonlyMap<string, () => string> =>
  new Map(
    contents.flatMap(({ language, records, settings }) =>
      records.locations.flatMap((location) => {
        const calendar = known[language](settings)(location)
        return calendar ? [[calendar.address, calendar.text] as const] : []
      }),
    ),
  )
