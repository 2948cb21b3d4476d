import { expect, it } from 'vitest'
import { hoursTold } from './hours-lines.ts'

const branch = { id: 'heights', name: 'Heights', mon: 'Mon-Fri 9am-4pm', dtMon: 'Mon-Fri 8am-5:30pm' } as never

/** Monday, November 23, 2026, at 5:26 p.m. in Houston. */
const moment = new Date('2026-11-23T23:26:00Z')

const told = (language: 'en' | 'es', ...beside: string[]) => {
  const { lines, lead } = hoursTold(branch, beside, {}, language, moment)
  return { lines: lines.map((line) => line.replace(/\s/g, ' ')), lead }
}

it('[D-SRCH-2] tells of each part whether it is open: a drive-thru may be when the lobby is not', () => {
  expect(told('en', 'hours')).toEqual({
    lines: [
      'Lobby: closed, opens Tuesday at 9:00 a.m.',
      'Drive-thru: closing soon, closes at 5:30 p.m.',
      'Lobby today: 9:00 a.m. – 4:00 p.m.',
      'Drive-thru today: 8:00 a.m. – 5:30 p.m.',
    ],
    lead: 2,
  })
  expect(told('es', 'horario').lines[1]).toMatch(/^Autoservicio: cierra pronto, cierra a las 5:30 p/)
})

it('[D-SRCH-2] names no part where one alone is asked for', () => {
  expect(told('en', 'drive', 'thru', 'hours')).toEqual({
    lines: ['Closing soon, closes at 5:30 p.m.', 'Drive-thru today: 8:00 a.m. – 5:30 p.m.'],
    lead: 1,
  })
})
