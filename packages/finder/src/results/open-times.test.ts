import { translator } from '@bank/i18n/translate.ts'
import { branchHours } from '@bank/rules/hours/branch-hours.ts'
import { expect, it } from 'vitest'
import { type FinderWords, finderPhrases } from '../view/phrases.ts'
import { dayLines } from './day-lines.ts'
import { openSentence } from './open-sentence.ts'
import { isDoneForToday, isOpenAt, neverCloses, opensOn } from './open-times.ts'

const words = Object.fromEntries(finderPhrases.map((phrase) => [phrase, translator('es')(phrase)])) as FinderWords
const hours = { mon: 'Mon-Sat 9-5', dtMon: 'Mon-Sat 8-6', atm24hours: true }
const open = branchHours(hours, [])
const closed = branchHours({ ...hours, closure: { since: '2026-11-24', reason: { text: 'Huracán Odette' } } }, [])
const plain = (lines: readonly string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '))
const noon = new Date('2026-11-24T12:00:00-06:00')

it('[LOC-26] a branch that is closed until further notice says so, and passes no filter for open ones, but its ATM does', () => {
  const options = { words, locale: 'es-US' }
  const now = { date: '2026-11-24', minutes: 720 }
  expect(openSentence(closed, ['lobby', 'driveThru'], noon, options)).toEqual({
    isOpen: false,
    text: 'Cerrado hasta nuevo aviso, Huracán Odette',
  })
  const asked = [open, closed].map((branch) => [
    isOpenAt(branch, ['lobby', 'driveThru'], now),
    opensOn('sat', branch, ['lobby', 'driveThru'], now),
    isOpenAt(branch, ['atm'], now),
  ])
  expect(asked).toEqual([
    [true, true, true],
    [false, false, true],
  ])
})

it('[LOC-01] [D-LOC-10] hours that follow the sun are told in place of a state that nobody knows, others are not', () => {
  const told = [{ atmHours: 'Mon-Fri dawn-dusk' }, { atmHours: '' }].map((week) =>
    openSentence(branchHours(week, []), ['atm'], noon, { words, locale: 'es-US' }),
  )
  expect(told.map((open) => open && { ...open, text: plain([open.text])[0] })).toEqual([
    { isOpen: false, text: 'Hoy: Amanecer – Anochecer' },
    undefined,
  ])
})

it('[LOC-01] [D-LOC-1] a branch opens on Saturdays, and its ATM is there around the clock, from its first day through its last', () => {
  const branch = branchHours({ ...hours, firstDay: '2026-12-07', lastDay: '2027-12-31' }, [])
  const told = ['2026-11-24', '2026-12-07', '2027-12-31', '2028-01-01'].map((date) => [
    opensOn('sat', branch, ['lobby'], { date }),
    neverCloses(branch, ['atm'], { date }),
  ])
  expect(told).toEqual([false, true, true, false].map((is) => [is, is]))
})

it('[D-LOC-1] only what is open all hours of all days never closes', () => {
  const weeks = [{ atm24hours: true }, { atmHours: 'Daily 6-11pm' }, { atmHours: 'Mon-Sat 24 hours, Sun closed' }, {}]
  expect(weeks.map((week) => neverCloses(branchHours(week, []), ['atm'], { date: '2026-11-24' }))).toEqual([true, false, false, false])
})

const asked = { saturday: false, sunday: false, openToday: false }

it('[LOC-01] [D-LOC-1] where Saturdays are asked for, it is said what opens: a drive-thru alone is named', () => {
  const lines = [{ mon: 'Mon-Sat 9-5' }, { mon: 'Mon-Fri 9-5', dtSat: '9am-noon' }, { mon: 'Mon-Fri 9-5' }].map((week) =>
    plain(dayLines(branchHours(week, []), ['lobby', 'driveThru'], { ...asked, saturday: true }, { date: '2026-11-24' }, words)),
  )
  expect(lines).toEqual([['Sábado: 9:00 a. m. – 5:00 p. m.'], ['Sábado: autoservicio 9:00 a. m. – mediodía'], []])
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

it('[LOC-01] [D-LOC-1] a branch is done for today once all that opens has closed', () => {
  const at = (minutes: number) => isDoneForToday(open, ['lobby', 'driveThru'], { date: '2026-11-24', minutes })
  expect([at(600), at(17 * 60 + 30), at(18 * 60)]).toEqual([false, false, true])
})
