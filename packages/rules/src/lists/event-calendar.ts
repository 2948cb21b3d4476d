import { type CalendarLine, calendarText, calendarWords } from '../hours/calendar/calendar-text.ts'
import { timeZoneLines } from '../hours/calendar/time-zone.ts'
import { dateStamp, timeStamp } from '../hours/calendar/zone-offset.ts'
import { addDays } from '../hours/calendar-date.ts'
import type { Language } from '../language.ts'
import { eventHours } from './event-hours.ts'

/** An event of one day; its hours are words. The address is absolute. */
export type CalendarEvent = {
  readonly id: string
  readonly title: string
  readonly day: string
  readonly time: string | undefined
  readonly place: string | undefined
  readonly description: string | undefined
  readonly address: string | undefined
}

const line = (name: string, value: string | undefined): readonly string[] => (value ? [`${name}:${calendarWords(value)}`] : [])

/** All branches that hold events keep this time. */
const timeZone = 'America/Chicago'
/** A moment before every release: a calendar of the same events is the same to the letter, whenever it is made. */
const stamped = '20260101T000000Z'

/** Its hours where the words say them in one way, else the whole day with the words in its title. */
const timesOf = ({ title, day, time }: CalendarEvent): readonly CalendarLine[] => {
  const hours = eventHours(time)
  return hours
    ? [
        `DTSTART;TZID=${timeZone}:${timeStamp(day, hours.start)}`,
        `DTEND;TZID=${timeZone}:${timeStamp(day, hours.end)}`,
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
    ...(events.some(({ time }) => eventHours(time)) ? timeZoneLines(timeZone, 2026) : []),
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.id}@events.${host}`,
      `DTSTAMP:${stamped}`,
      ...timesOf(event),
      ...line('LOCATION', event.place),
      ...line('DESCRIPTION', event.description),
      ...(event.address ? [`URL:${event.address}`] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ])
