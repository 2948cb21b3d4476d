import { branchHours } from '@bank/rules/hours/branch-hours.ts'
import { expect, it } from 'vitest'
import { finderWords } from '../testing/finder-words.ts'
import { dayLines } from './day-lines.ts'

const words = finderWords('es')
const plain = (lines: readonly string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '))
const asked = { saturday: false, sunday: false, openToday: false }

it('[LOC-01] [D-LOC-1] where Saturdays are asked for, it is said what opens: a drive-thru alone is named', () => {
  const lines = [{ mon: 'Mon-Sat 9-5' }, { mon: 'Mon-Fri 9-5', dtSat: '9am-noon' }, { mon: 'Mon-Fri 9-5' }].map((week) =>
    plain(dayLines(branchHours(week, []), ['lobby', 'driveThru'], { ...asked, saturday: true }, { date: '2026-11-24' }, words)),
  )
  expect(lines).toEqual([['Sábado: 9:00 a. m. – 5:00 p. m.'], ['Sábado: autoservicio 9:00 a. m. – mediodía'], []])
})

it('[LOC-22] [D-LOC-1] a drive-thru that is open at other hours than the lobby has a line of its own, and none where they are the same', () => {
  const told = ['9am-noon', '8:30am-12:30pm'].map((dtSat) =>
    plain(
      dayLines(
        branchHours({ mon: 'Mon-Fri 9-5', sat: '9am-noon', dtSat }, []),
        ['lobby', 'driveThru'],
        { ...asked, saturday: true },
        { date: '2026-11-24' },
        words,
      ),
    ),
  )
  const lobby = 'Sábado: 9:00 a. m. – mediodía'
  expect(told).toEqual([[lobby], [lobby, 'Sábado: autoservicio 8:30 a. m. – 12:30 p. m.']])
})

it('[LOC-01] [D-LOC-1] the hours of the next Saturday are said, which may be other than usual, and none where it is closed then', () => {
  const hoursExceptions = [
    { dates: '2026-11-28', hours: '9am-4pm', reason: { text: 'Giros' } },
    { dates: '2026-12-05', reason: { text: 'Obras' } },
  ]
  const branch = branchHours({ mon: 'Mon-Fri 9-5', sat: '10-2', hoursExceptions }, [])
  const lines = ['2026-11-24', '2026-11-28', '2026-11-29', '2026-12-06'].map((date) =>
    plain(dayLines(branch, ['lobby'], { ...asked, saturday: true }, { date }, words)),
  )
  const [long, usual] = ['Sábado: 9:00 a. m. – 4:00 p. m.', 'Sábado: 10:00 a. m. – 2:00 p. m.']
  expect(lines).toEqual([[long], [long], [], [usual]])
})

it('[LOC-01] [D-LOC-1] the Sunday that is said is the next one, which is today on a Sunday', () => {
  const branch = branchHours({ mon: 'Mon-Fri 9-5, Sun 11am-3pm', hoursExceptions: [{ dates: '2026-11-29', hours: '1pm-4pm' }] }, [])
  const lines = ['2026-11-24', '2026-11-29', '2026-11-30'].map((date) =>
    plain(dayLines(branch, ['lobby'], { ...asked, sunday: true }, { date }, words)),
  )
  const [other, usual] = ['Domingo: 1:00 p. m. – 4:00 p. m.', 'Domingo: 11:00 a. m. – 3:00 p. m.']
  expect(lines).toEqual([[other], [other], [usual]])
})

it('[LOC-01] [D-LOC-1] where Sundays or today are asked for, their hours are said, and today’s are those of the date', () => {
  const branch = branchHours({ mon: 'Mon-Sat 9-5', atmHours: 'Daily 6am-10pm', firstDay: '2026-11-23' }, [])
  const of = (parts: readonly ('lobby' | 'atm')[], days: Partial<typeof asked>, date = '2026-11-24') =>
    plain(dayLines(branch, parts, { ...asked, ...days }, { date }, words))
  expect(of(['atm'], { sunday: true })).toEqual(['Domingo: 6:00 a. m. – 10:00 p. m.'])
  expect(of(['lobby'], { sunday: true })).toEqual([])
  expect(of(['lobby'], { openToday: true })).toEqual(['Hoy: 9:00 a. m. – 5:00 p. m.'])
  expect(of(['lobby'], { openToday: true }, '2026-11-21')).toEqual([])
})
