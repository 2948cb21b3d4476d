import { calendarText, calendarWords } from '../hours/calendar/calendar-text.ts'
import { dateStamp } from '../hours/calendar/zone-offset.ts'
import { addDays } from '../hours/calendar-date.ts'

/** An event of a whole day; its hours are words. The address is absolute. */
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

/** Events as a calendar (RFC 5545) to subscribe to. The same events make the same text, whenever it is made. `host` tells them from those of others. */
export const eventCalendar = (name: string, host: string, events: readonly CalendarEvent[]): string =>
  calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Events//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${calendarWords(name)}`,
    ...events.flatMap(({ id, title, day, time, place, description, address }) => [
      'BEGIN:VEVENT',
      `UID:${id}@events.${host}`,
      `DTSTAMP:${dateStamp(day)}T000000Z`,
      `DTSTART;VALUE=DATE:${dateStamp(day)}`,
      `DTEND;VALUE=DATE:${dateStamp(addDays(day, 1))}`,
      ...line('SUMMARY', time ? `${title} (${time})` : title),
      ...line('LOCATION', place),
      ...line('DESCRIPTION', description),
      ...(address ? [`URL:${address}`] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ])
