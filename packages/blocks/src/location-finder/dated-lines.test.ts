import { translator } from '@bank/i18n/translate.ts'
import { branchHours } from '@bank/rules/hours/branch-hours.ts'
import { expect, it } from 'vitest'
import { datedLines } from './dated-lines.ts'

const holidays = [{ date: '2026-11-26', name: { text: 'Thanksgiving Day' } }]
const week = { mon: 'Mon-Fri 9-5', dtMon: 'Mon-Fri 8-6' }
const branches = [
  branchHours({ ...week, atmHours: 'Daily 6am-10pm' }, holidays),
  branchHours(
    {
      ...week,
      firstDay: '2026-11-24',
      hoursExceptions: [{ dates: '2026-12-01 to 2026-12-02', part: 'driveThru', reason: { text: 'Storm' } }],
    },
    holidays,
  ),
  branchHours({ atm24hours: true }, holidays),
]
const told = (language: 'en' | 'es') => {
  const { dates, datedOf } = datedLines(branches, { t: translator(language), language })
  return datedOf.map((own) => own.map((index) => dates[index]))
}

it('[D-LOC-1] names each date with other hours for the week before it, and a first day until it has come', () => {
  const thanksgiving = { from: '2026-11-20', through: '2026-11-26', text: 'Thu, Nov 26: closed (Thanksgiving Day)' }
  expect(told('en')).toEqual([
    [thanksgiving],
    [
      { from: '', through: '2026-11-23', text: 'First day: Tuesday, November 24, 2026' },
      thanksgiving,
      { from: '2026-11-25', through: '2026-12-02', text: 'Tue, Dec 1 through Wed, Dec 2 · Drive-thru: closed (Storm)' },
    ],
    [],
  ])
})

it('[D-LOC-1] puts a holiday that branches share down once', () => {
  expect(datedLines(branches, { t: translator('en'), language: 'en' }).dates).toHaveLength(3)
})

it('[D-LOC-1] says it in Spanish', () => {
  expect(told('es')[0]?.map((one) => one?.text)).toEqual(['Jue, 26 de nov: cerrado (Thanksgiving Day)'])
})
