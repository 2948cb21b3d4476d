import { type CalendarLine, calendarText, calendarWords } from '../hours/calendar/calendar-text.ts'
import { timeZoneLines } from '../hours/calendar/time-zone.ts'
import { dateStamp, timeStamp } from '../hours/calendar/zone-offset.ts'
import { addDays } from '../hours/calendar-date.ts'
import type { Language } from '../language.ts'
import type { EventSession } from './event-sessions.ts'

/** An event with its sessions; the title of each may name its language. The address is absolute. */
export type CalendarEvent = {
  readonly id: string
  readonly title: string
  readonly sessions: readonly (EventSession & { readonly spoken?: string | undefined })[]
  /** Its hours in words. */
  readonly time: string | undefined
  readonly place: string | undefined
  readonly description: string | undefined
  readonly address: string | undefined
}

const line = (name: string, value: string | undefined): readonly string[] => (value ? [`${name}:${calendarWords(value)}`] : [])

/** All branches that hold events keep this time. */
const timeZone = 'America/Chicago'
/** Its clocks are changed by one rule since this year: events of the past, too, have times that the calendar can tell. */
const zoneBegin = 2007
/** A moment before every release: a calendar of the same events is the same to the letter, whenever it is made. */
const stamped = '20260101T000000Z'

/** Its hours where they are known, else the whole day with the words in its title. */
const timesOf = (event: CalendarEvent, { day, hours, spoken }: CalendarEvent['sessions'][number]): readonly CalendarLine[] => {
  const { time } = event
  const title = spoken ? `${event.title} (${spoken})` : event.title
  return hours
    ? [
        `DTSTART;TZID=${timeZone}:${timeStamp(day, hours.start)}`,
        ...(hours.end > hours.start ? [`DTEND;TZID=${timeZone}:${timeStamp(day, hours.end)}`] : []),
        ...line('SUMMARY', title),
      ]
    : [
        `DTSTART;VALUE=DATE:${dateStamp(day)}`,
        `DTEND;VALUE=DATE:${dateStamp(addDays(day, 1))}`,
        ...line('SUMMARY', time ? `${title} (${time})` : title),
      ]
}

/** Events as a calendar (RFC 5545) to subscribe to. The same events make the same text, whenever it is made. `host` tells them from those of others. */
export const eventCalendar = (name: string, language: Language, host: string, events: readonly CalendarEvent[]): string =>
  calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Events//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${calendarWords(name)}`,
    ...(events.some(({ sessions }) => sessions.some(({ hours }) => hours)) ? timeZoneLines(timeZone, zoneBegin) : []),
    ...events.flatMap((event) =>
      event.sessions.flatMap((session, index) => [
        'BEGIN:VEVENT',
        `UID:${event.id}${index > 0 ? `.${index + 1}` : ''}@events.${host}`,
        `DTSTAMP:${stamped}`,
        ...timesOf(event, session),
        ...line('LOCATION', event.place),
        ...line('DESCRIPTION', event.description),
        ...(event.address ? [`URL:${event.address}`] : []),
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
      ]),
    ),
    'END:VCALENDAR',
  ])
