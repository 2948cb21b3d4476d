import { expect, it } from 'vitest'
import { readEvents } from '../hours/testing/read-calendar.ts'
import { zoneOf } from '../hours/testing/read-zone.ts'
import { eventCalendar } from './event-calendar.ts'

it('[CARD-07] [CARD-08] writes events with their day, hours and place', () => {
  const text = eventCalendar('Bank: Events', 'es', 'bank.example', [
    {
      id: 'open-house',
      title: 'Open house',
      sessions: [{ day: '2026-12-31', hours: { start: 540, end: 720 }, language: undefined }],
      time: '9:00 a.m. to noon',
      place: 'Natchez, Mississippi',
      description: 'Coffee; cake',
      address: 'https://bank.example/en/events/open-house/',
    },
    {
      id: 'supper',
      title: 'Supper',
      sessions: [{ day: '2026-12-31', hours: undefined, language: undefined }],
      time: '5:00 p.m. in English, 7:00 p.m. in Spanish',
      place: undefined,
      description: undefined,
      address: undefined,
    },
    {
      id: 'bare',
      title: 'Bare',
      sessions: [
        { day: '2026-12-01', hours: { start: 1050, end: 1050 }, language: 'en', spoken: 'English' },
        { day: '2026-12-02', hours: { start: 1140, end: 1200 }, language: 'es', spoken: 'Spanish' },
      ],
      time: undefined,
      place: undefined,
      description: undefined,
      address: undefined,
    },
  ])
  expect(text).toContain('X-WR-CALNAME:Bank: Events')
  expect(text).toContain('PRODID:-//bank.example//Events//ES')
  expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:America/Chicago')
  expect(text).toContain('DTSTART;TZID=America/Chicago:20261231T090000\r\nDTEND;TZID=America/Chicago:20261231T120000')
  expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101')
  expect([...text.matchAll(/DTSTAMP:(\S+)/g)].map(([, stamp]) => stamp)).toEqual(Array(4).fill('20260101T000000Z'))
  expect(text).toContain('LOCATION:Natchez\\, Mississippi')
  expect(readEvents(text).map(({ summary }) => summary)).toEqual([
    'Open house',
    'Supper (5:00 p.m. in English, 7:00 p.m. in Spanish)',
    'Bare (English)',
    'Bare (Spanish)',
  ])
  expect([...text.matchAll(/^UID:(\S+)@/gm)].map(([, id]) => id)).toEqual(['open-house', 'supper', 'bare', 'bare.2'])
  expect(text).toContain('DTSTART;TZID=America/Chicago:20261201T173000\r\nSUMMARY')
})

it('[CARD-08] [D-CARD-11] says of its time zone what makes each time the right moment, in past years, too', () => {
  const days = ['2019-01-01', '2025-12-06', '2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01', '2031-07-04']
  const sessions = days.map((day) => ({ day, hours: { start: 540, end: 600 }, language: undefined }))
  const event = { id: 'one', title: 'One', sessions, time: undefined, place: undefined, description: undefined, address: undefined }
  const text = eventCalendar('Bank: Events', 'en', 'bank.example', [event])
  const momentOf = zoneOf(text, 'America/Chicago')
  const starts = readEvents(text).map(({ properties }) => properties.find(({ name }) => name === 'DTSTART'))
  expect(starts.map((start) => start && new Date(momentOf(start.value)).toISOString())).toEqual(
    days.map((day, index) => `${day}T${[15, 15, 15, 14, 14, 15, 14][index]}:00:00.000Z`),
  )
})

const fair = {
  id: 'fair',
  title: 'Fair',
  time: 'All day',
  place: undefined,
  description: 'Food',
  address: 'https://bank.example/en/events/fair/',
}
const day = { day: '2026-12-31', hours: undefined, language: undefined }

it('[CARD-08] writes a calendar of whole days without a time zone', () => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//bank.example//Events//EN',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Bank',
    'BEGIN:VEVENT',
    'UID:fair@events.bank.example',
    'DTSTAMP:20260101T000000Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Fair (All day)',
    'DESCRIPTION:Food',
    'URL:https://bank.example/en/events/fair/',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  expect(eventCalendar('Bank', 'en', 'bank.example', [{ ...fair, sessions: [day] }])).toBe(lines.map((line) => `${line}\r\n`).join(''))
})

it('[CARD-08] says its time zone where only one of several sessions has hours', () => {
  const sessions = [day, { ...day, hours: { start: 540, end: 720 } }]
  expect(eventCalendar('Bank', 'en', 'bank.example', [{ ...fair, address: undefined, sessions }])).toMatch(
    /TZID:America\/Chicago[\s\S]*DESCRIPTION:Food\r\nTRANSP:/,
  )
})
