import { expect, it } from 'vitest'
import { comingHolidays } from './coming-holidays.ts'

const holidays = [{ date: '2027-01-01' }, { date: '2026-11-26' }, { date: '2026-12-24', hours: '9am-noon' }, { date: '2026-12-25' }, {}]

it.each([
  ['2026-11-21', []],
  ['2026-11-22', ['2026-11-26']],
  ['2026-11-26', ['2026-11-26']],
  ['2026-11-27', []],
  ['2026-12-22', ['2026-12-24', '2026-12-25']],
  ['2026-12-29', ['2027-01-01']],
])('on %s announces %j', (today, dates) => {
  expect(comingHolidays(holidays, today).map(({ date }) => date)).toEqual(dates)
})

it('tells the hours of a day on which lobbies open, and passes over hours that cannot be read', () => {
  expect(comingHolidays(holidays, '2026-12-24')[0]?.hours).toEqual({ kind: 'ranges', ranges: [{ start: 540, end: 720 }] })
  expect(comingHolidays([{ date: '2026-12-24', hours: 'some' }], '2026-12-24')).toEqual([])
})
