import { translator } from '@bank/i18n/translate.ts'
import { type BankHoliday, branchHours, type HoursOfLocation } from '@bank/rules/hours/branch-hours.ts'
import { describe, expect, it } from 'vitest'
import { hoursTable } from './hours.ts'

const [english, spanish] = [translator('en'), translator('es')]

/** A line breaks nowhere: all its spaces are no-break ones. */
const spaced = (lines: readonly string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '))

const table = (location: HoursOfLocation, language: 'en' | 'es' = 'en', holidays: readonly BankHoliday[] = []) =>
  hoursTable(branchHours(location, holidays), location.atm24hours === true, language, language === 'en' ? english : spanish)

describe('hoursTable', () => {
  it('[LOC-21] [LOC-22] has lobby and drive-thru hours from Monday to Sunday', () => {
    const shown = table({ mon: 'Mon-Thu 9am-4pm', fri: '9-5', sat: '9am-noon', dtMon: 'Mon-Fri 8am-5:30pm' })
    expect(shown?.columns.map(({ label }) => label)).toEqual(['Lobby', 'Drive-thru'])
    expect(shown?.rows.map(({ name, cells }) => [name, ...spaced(cells.flat())])).toEqual([
      ['Monday', '9:00 a.m. – 4:00 p.m.', '8:00 a.m. – 5:30 p.m.'],
      ['Tuesday', '9:00 a.m. – 4:00 p.m.', '8:00 a.m. – 5:30 p.m.'],
      ['Wednesday', '9:00 a.m. – 4:00 p.m.', '8:00 a.m. – 5:30 p.m.'],
      ['Thursday', '9:00 a.m. – 4:00 p.m.', '8:00 a.m. – 5:30 p.m.'],
      ['Friday', '9:00 a.m. – 5:00 p.m.', '8:00 a.m. – 5:30 p.m.'],
      ['Saturday', '9:00 a.m. – noon', 'Closed'],
      ['Sunday', 'Closed', 'Closed'],
    ])
  })

  it('[D-LOC-6] is in the time zone of the location, by default that of the bank', () => {
    expect(table({ mon: '9-5' })?.page.branch.timeZone).toBe('America/Chicago')
    expect(table({ mon: '9-5', timeZone: '' })?.page.branch.timeZone).toBe('America/Chicago')
    expect(table({ mon: '9-5', timeZone: 'America/Denver' })?.page.branch.timeZone).toBe('America/Denver')
  })

  it('[D-LOC-10] shows a text that could not be read as written, and Closed only where that is known', () => {
    const shown = table({ mon: 'Mon-Fri when the tide is in', wed: '9-noon', sat: 'Closed' })
    expect(shown?.rows.map(({ cells }) => cells.flat().join())).toEqual([
      'Mon-Fri when the tide is in',
      'Mon-Fri when the tide is in',
      '9:00\u00a0a.m.\u00a0–\u00a0noon',
      'Mon-Fri when the tide is in',
      'Mon-Fri when the tide is in',
      'Closed',
      'Mon-Fri when the tide is in',
    ])
  })

  it('[D-LOC-13] leaves a column without hours out, and the table without any', () => {
    expect(table({ mon: '9-5' }, 'es')?.columns.map(({ label }) => label)).toEqual(['Vestíbulo'])
    expect(table({ atm24hours: true })).toBeUndefined()
  })

  it('[LOC-26] says for how many parts the browser will tell whether they are open', () => {
    const shown = [
      table({ mon: 'Mon-Thu 9am-4pm', dtMon: 'Mon-Fri 8am-5:30pm' }),
      table({ mon: '9-5', atmHours: 'Daily dawn to dusk' }),
      table({ mon: 'Mon-Fri when the tide is in' }),
    ]
    expect(shown.map((each) => [each?.columns.length, each?.stated])).toEqual([
      [2, 2],
      [2, 1],
      [1, 0],
    ])
  })

  it('[LOC-20] gives an ATM that closes a column of its own', () => {
    const shown = table({ atmHours: 'Daily 6am-10pm' })
    expect([shown?.columns.map(({ label }) => label), shown?.rows[6]?.cells]).toEqual([
      ['ATM'],
      [['6:00\u00a0a.m.\u00a0–\u00a010:00\u00a0p.m.']],
    ])
  })
})

describe('the dates with other hours', () => {
  const holidays = [{ date: '2026-11-26', name: { text: 'Thanksgiving Day' } }]
  const location = {
    mon: 'Mon-Fri 9-5',
    dtMon: 'Mon-Fri 8-6',
    hoursExceptions: [
      { dates: '2026-11-24 to 2026-11-26', part: 'driveThru', hours: '9-noon', reason: { text: 'Repairs' } },
      { dates: '2026-11-23', part: 'all', hours: '10am-2pm', reason: { text: 'Ice' } },
    ],
  }

  it('are told in order, by part where the parts differ; what the branch says goes before a holiday', () => {
    expect(table(location, 'en', holidays)?.special.map(({ dates, hours, reason }) => [dates, spaced(hours), reason])).toEqual([
      ['Monday, November 23, 2026', ['10:00 a.m. – 2:00 p.m.'], 'Ice'],
      ['Tuesday, November 24, 2026 through Thursday, November 26, 2026', ['Drive-thru: 9:00 a.m. – noon'], 'Repairs'],
      ['Thursday, November 26, 2026', ['Lobby: closed'], 'Thanksgiving Day'],
    ])
  })

  it('[LOC-20] tell of a machine that never closes but is closed until further notice, and of no first day', () => {
    const closed = { atm24hours: true, firstDay: '2026-12-07', closure: { since: '2026-11-24', atm: true } }
    const shown = [closed, { ...closed, mon: '9-5' }].map((location) => table(location, 'en', holidays))
    expect(shown.map((one) => one?.columns.map(({ part }) => part))).toEqual([['atm'], ['lobby', 'atm']])
    expect(shown.map((one) => one?.rows.every(({ cells }) => cells.flat().every((cell) => cell === 'Closed')))).toEqual([true, true])
    expect(shown.map((one) => [one?.closure?.text, one?.bounds])).toEqual(
      Array(2).fill(['Closed until further notice since Tuesday, November 24, 2026', []]),
    )
  })

  it('say when the first and the last day are, in both languages', () => {
    const bounds = (language: 'en' | 'es') =>
      table({ mon: '9-5', firstDay: '2026-12-07', lastDay: '2027-01-29' }, language)?.bounds.map(({ text }) => text)
    expect(bounds('en')).toEqual(['First day: Monday, December 7, 2026', 'Last day: Friday, January 29, 2027'])
    expect(bounds('es')).toEqual(['Primer día: lunes, 7 de diciembre de 2026', 'Último día: viernes, 29 de enero de 2027'])
  })
})
