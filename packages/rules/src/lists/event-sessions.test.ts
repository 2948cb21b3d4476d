import { expect, it } from 'vitest'
import { eventDays, eventSessions } from './event-sessions.ts'

const sessions = [
  { day: '2026-12-12', from: '09:00', to: '12:00' },
  { day: '2026-12-07', from: '17:30', language: 'es' },
] as const

it('[CARD-07] [CARD-08] an event takes place at its sessions', () =>
  expect(eventSessions({ startDate: '2026-12-07', sessions }, '9:00 a.m. to noon')).toEqual([
    { day: '2026-12-12', hours: { start: 540, end: 720 }, language: undefined },
    { day: '2026-12-07', hours: { start: 1050, end: 1050 }, language: 'es' },
  ]))

it('[CARD-07] [CARD-08] an event without sessions takes place on its day, at the hours of its words', () => {
  expect(eventSessions({ startDate: '2026-12-07' }, '9:00 a.m. to noon')).toEqual([
    { day: '2026-12-07', hours: { start: 540, end: 720 }, language: undefined },
  ])
  expect(eventSessions({ startDate: '2026-12-07', sessions: [{ day: '2026-12-08' }] }, '9:00 a.m. to noon')).toEqual([
    { day: '2026-12-08', hours: undefined, language: undefined },
  ])
  expect(eventSessions({ sessions: [{ from: '09:00' }] }, 'Every spring')).toEqual([])
  expect(eventSessions({}, 'Every spring')).toEqual([])
})

it('[CARD-07] knows the first and the last day of an event', () => {
  expect(eventDays({ sessions })).toEqual({ first: '2026-12-07', last: '2026-12-12' })
  expect(eventDays({ startDate: '2026-12-07' })).toEqual({ first: '2026-12-07', last: '2026-12-07' })
  expect(eventDays({ sessions: [...sessions, { from: '09:00' }] })).toEqual({ first: '2026-12-07', last: '2026-12-12' })
  expect(eventDays({})).toBeUndefined()
})
