import { expect, it } from 'vitest'
import { timeZoneCheck } from './time-zone.ts'

it.each(['America/Chicago', 'America/New_York', 'America/Indiana/Knox', 'Asia/Kolkata', 'US/Central', 'Etc/GMT+6'])(
  '[D-LOC-6] %s is a time zone',
  (value) => {
    expect(timeZoneCheck(value)).toBeUndefined()
  },
)

it.each([
  'Chicago',
  'CST',
  'CST6CDT',
  'UTC',
  '-06:00',
  '+05:30',
  'GMT-6',
  'America/Gulfport',
  'America/Chicago ',
  'America/',
  'central time',
])('[D-LOC-6] %j is none', (value) => {
  expect(timeZoneCheck(value)).toMatch(/^must be the name of a time zone/)
})
