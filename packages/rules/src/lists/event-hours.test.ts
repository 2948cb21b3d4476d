import { expect, it } from 'vitest'
import { eventHours } from './event-hours.ts'

it.each([
  ['9:00 a.m. to 4:00 p.m.', 540, 960],
  ['De 9:00 a. m. a 4:00 p. m.', 540, 960],
  ['Noon to 4:00 p.m.', 720, 960],
  ['Del mediodía a las 4:00 p. m.', 720, 960],
  ['8:30 a.m. to noon', 510, 720],
  ['De 8:30 a. m. al mediodía', 510, 720],
  ['7:00 to 9:00 a.m.', 420, 540],
  ['De 7:00 a 9:00 a. m.', 420, 540],
  ['1 to 4 p.m.', 780, 960],
  [' 13:00 to 4:00 p.m. ', 780, 960],
])('[CARD-08] reads the hours of an event from "%s"', (words, start, end) => expect(eventHours(words)).toEqual({ start, end }))

it.each([
  undefined,
  '',
  'All day',
  '9:00 a.m.',
  '9:00 to 4:00',
  '4:00 p.m. to 9:00 a.m.',
  '25:00 to 26:00 p.m.',
  '25:00 to 9:00 p.m.',
  '8:00 p.m. to 24:00',
  'Noon to noon',
  '5:30 p.m. in English, 7:00 p.m. in Spanish',
  '9:00 a.m. to noon, and 1:00 to 4:00 p.m.',
])('[CARD-08] reads no hours from "%s", which could mean more than one thing', (words) => expect(eventHours(words)).toBeUndefined())
