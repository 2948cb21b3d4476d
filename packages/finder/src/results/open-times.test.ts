import { branchHours } from '@bank/rules/hours/branch-hours.ts'
import { expect, it } from 'vitest'
import { finderWords } from '../testing/finder-words.ts'
import { openSentence } from './open-sentence.ts'
import { isDoneForToday, isOpenAt, neverCloses, opensOn } from './open-times.ts'

const words = finderWords('es')
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
    text: 'Cerrado hasta nuevo aviso (Huracán Odette)',
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

it('[LOC-21] [LOC-22] [LOC-26] of lobby and drive-thru what is open is told, the lobby before the other, else what opens first, named where they differ', () => {
  const said = (time: string) =>
    openSentence(open, ['lobby', 'driveThru'], new Date(`2026-11-24T${time}:00-06:00`), { words, locale: 'es-US' })
  const told = ['08:30', '12:00', '19:00'].map(said).map((one) => one && { ...one, text: plain([one.text])[0] })
  expect(told).toEqual([
    { isOpen: true, text: 'Autoservicio: abierto ahora, cierra a las 6:00 p. m.' },
    { isOpen: true, text: 'Vestíbulo: abierto ahora, cierra a las 5:00 p. m.' },
    { isOpen: false, text: 'Autoservicio: cerrado, abre el miércoles a las 8:00 a. m.' },
  ])
  const alone = openSentence(open, ['driveThru'], noon, { words, locale: 'es-US' })
  expect(plain([alone?.text ?? ''])).toEqual(['Autoservicio: abierto ahora, cierra a las 6:00 p. m.'])
  const withoutHours = openSentence(branchHours({ mon: 'Mon-Sat 9-5' }, []), ['driveThru'], noon, { words, locale: 'es-US' })
  expect(plain([withoutHours?.text ?? ''])).toEqual(['Abierto ahora, cierra a las 5:00 p. m.'])
  const alike = branchHours({ mon: 'Mon-Sat 9-5', dtMon: 'Mon-Sat 9-5' }, [])
  const closed = openSentence(alike, ['lobby', 'driveThru'], new Date('2026-11-24T19:00:00-06:00'), { words, locale: 'es-US' })
  expect(plain([closed?.text ?? ''])).toEqual(['Cerrado, abre el miércoles a las 9:00 a. m.'])
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

it('[LOC-26] [D-LOC-9] beside a drive-thru that follows the sun, the state of the lobby is told and named', () => {
  const branch = branchHours({ mon: 'Mon-Fri 7-3', dtMon: 'Mon-Fri dawn-dusk' }, [])
  const late = openSentence(branch, ['lobby', 'driveThru'], new Date('2026-11-24T15:40:00-06:00'), { words, locale: 'es-US' })
  expect([late?.isOpen, plain([late?.text ?? ''])]).toEqual([false, ['Vestíbulo: cerrado, abre el miércoles a las 7:00 a. m.']])
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

it('[LOC-01] [D-LOC-1] a branch is done for today once all that opens has closed', () => {
  const at = (minutes: number) => isDoneForToday(open, ['lobby', 'driveThru'], { date: '2026-11-24', minutes })
  expect([at(600), at(17 * 60 + 30), at(18 * 60)]).toEqual([false, false, true])
})
