import type { Language } from '../language.ts'
import { locationAddress } from './location-address.ts'

/** Where the calendar of a location's hours lies, in a language; nothing for a location without a page of its own. */
export const calendarAddress = (location: Parameters<typeof locationAddress>[0], language: Language): string | undefined => {
  const page = locationAddress(location)
  return page.startsWith('/locations/') ? `/${language}${page}hours.ics` : undefined
}
