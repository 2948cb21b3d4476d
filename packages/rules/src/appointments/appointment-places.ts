import { scheduleOf } from '../hours/branch.ts'
import { type BankHoliday, branchHours, type HoursOfLocation } from '../hours/branch-hours.ts'
import { knownRanges } from '../hours/known-ranges.ts'
import type { Schedule } from '../hours/schedule.ts'
import { days } from '../hours/week.ts'
import { nativeName, type SpokenLanguage, spokenLanguages } from '../locations/spoken-languages.ts'

/** Stands for the telephone among the ids of branches; no record may be called so. */
export const byTelephone = 'telephone'

type Names = readonly { readonly language?: string | undefined }[]

/** What a location must say of itself, read for one language. */
export type MeetingLocation = HoursOfLocation & {
  readonly id: string
  readonly spokenLanguages?: Names | undefined
  readonly offersSpanish?: boolean | undefined
}

/** What the site settings say about appointments. */
type MeetingSettings = { readonly telephoneHours?: string | undefined; readonly bankHolidays?: readonly BankHoliday[] | undefined }

/** Where an appointment may be: `location` is missing for the telephone. */
export type AppointmentPlace<Location> = {
  readonly id: string
  readonly location?: Location
  readonly languages: readonly SpokenLanguage[]
  readonly schedule: Schedule
}

const english = nativeName('English')
/** What is spoken on the telephone: the languages of the site (ROUTE-04). */
const ofTheSite = ['English', 'Spanish'].map(nativeName)

/** Hours of a lobby, if any day of the week has some that are known as times, and it is not closed until further notice. */
const lobbyOf = (hours: HoursOfLocation, holidays: readonly BankHoliday[]): Schedule | undefined => {
  const lobby = scheduleOf(branchHours(hours, holidays), 'lobby')
  return lobby && !lobby.closure && days.some((day) => (knownRanges(lobby.week[day]) ?? []).length > 0) ? lobby : undefined
}

const languagesThere = ({ spokenLanguages: names, offersSpanish }: MeetingLocation): readonly SpokenLanguage[] => {
  const spoken = spokenLanguages(
    (names ?? []).flatMap(({ language }) => language ?? []),
    offersSpanish ?? false,
  )
  return [english, ...spoken.filter(({ lang }) => lang !== english.lang)]
}

/** A value for a language in forms and messages: its code, or its name when we know no code. */
export const languageValue = ({ lang, text }: SpokenLanguage): string => lang ?? text

/**
 * Where appointments may be asked for: by telephone in the hours that the settings state, in the languages of the site, and at every location whose
 * lobby has hours and is not closed until further notice. Holidays of the bank hold for all of them.
 */
export const appointmentPlaces = <Location extends MeetingLocation>(
  locations: readonly Location[],
  { telephoneHours, bankHolidays = [] }: MeetingSettings,
): readonly AppointmentPlace<Location>[] => {
  const telephone = lobbyOf({ mon: telephoneHours }, bankHolidays)
  return [
    ...(telephone ? [{ id: byTelephone, languages: ofTheSite, schedule: telephone }] : []),
    ...locations.flatMap((location) => {
      const schedule = lobbyOf(location, bankHolidays)
      return schedule ? [{ id: location.id, location, languages: languagesThere(location), schedule }] : []
    }),
  ]
}
