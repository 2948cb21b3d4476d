import { expect, it } from 'vitest'
import { announcedHolidays } from './announced-holidays.ts'

it('announces holidays four days ahead, the first one first', () => {
  const holidays = announcedHolidays([{ date: '2027-01-01' }, { date: '2026-11-26' }, {}])
  expect(holidays.map(({ from, date }) => [from, date])).toEqual([
    ['2026-11-22', '2026-11-26'],
    ['2026-12-28', '2027-01-01'],
  ])
})

it('keeps the order in which holidays of one date are written', () => {
  const holidays = announcedHolidays([{ date: '2026-12-24', hours: '9-noon' }, { date: '2026-12-24' }])
  expect(holidays.map(({ hours }) => hours.kind)).toEqual(['ranges', 'closed'])
})

it('tells the hours of a day on which lobbies open, and passes over hours that cannot be read', () => {
  const holidays = announcedHolidays([
    { date: '2026-12-24', hours: '9am-noon' },
    { date: '2026-12-25' },
    { date: '2026-12-26', hours: 'some' },
  ])
  expect(holidays.map(({ hours }) => hours)).toEqual([{ kind: 'ranges', ranges: [{ start: 540, end: 720 }] }, { kind: 'closed' }])
})
