import type { Language } from '@bank/i18n/languages.ts'
import { describe, expect, it } from 'vitest'
import { hoursAsked } from './hours-asked.ts'

const holidays = [
  { date: '2026-11-26', names: ['Thanksgiving Day', 'Día de Acción de Gracias'] },
  { date: '2026-09-07', names: ['Labor Day', 'Día del Trabajo'] },
  { date: '2027-09-06', names: ['Labor Day', 'Día del Trabajo'] },
  { date: '2027-01-01', names: ['New Year’s Day', 'Año Nuevo'] },
  { date: undefined, names: ['Some Day'] },
]

/** What is asked for on Monday, November 23, 2026. */
const asked = (words: string, language: Language = 'en') => {
  const read = hoursAsked(words.split(' ').filter(Boolean), holidays, language, '2026-11-23')
  return read && [...read.dates, ...read.parts].join(' ')
}

describe('[D-SRCH-2] the hours that words beside a branch’s name ask for', () => {
  it.each([
    ['', ''],
    ['hours', ''],
    ['branch open now', ''],
    ['what time close today', ''],
    ['monday hours', '2026-11-23'],
    ['open sunday', '2026-11-29'],
    ['sat hrs', '2026-11-28'],
    ['lobby hours', 'lobby'],
    ['weekend', '2026-11-28 2026-11-29'],
    ['tomorrow', '2026-11-24'],
    ['open thanksgiving', '2026-11-26'],
    ['labor day', '2027-09-06'],
    ['open new years', '2027-01-01'],
    ['december 24', '2026-12-24'],
    ['hours jan 2nd', undefined],
    ['january 2nd hours', '2027-01-02'],
    ['atm', 'atm'],
    ['drive thru hours saturday', '2026-11-28 driveThru'],
    ['lobby', 'lobby'],
  ])('%j ask for %j', (words, meant) => expect(asked(words)).toBe(meant))

  it.each([
    ['horario sabado', '2026-11-28'],
    ['abre manana', '2026-11-24'],
    ['cajero automatico', 'atm'],
    ['abierto ano nuevo', '2027-01-01'],
    ['24 diciembre', '2026-12-24'],
    ['abren dia trabajo', '2027-09-06'],
    ['horario vestibulo', 'lobby'],
  ])('in Spanish %j ask for %j', (words, meant) => expect(asked(words, 'es')).toBe(meant))

  it.each(['fax', 'address', 'open house', 'christmas eve', 'labor', 'black friday', 'daily', 'notary', 'february 31'])(
    '%j are about something else',
    (words) => expect(asked(words)).toBeUndefined(),
  )
})
