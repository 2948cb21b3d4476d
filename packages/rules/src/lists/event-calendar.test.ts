import { expect, it } from 'vitest'
import { readEvents } from '../hours/testing/read-calendar.ts'
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
