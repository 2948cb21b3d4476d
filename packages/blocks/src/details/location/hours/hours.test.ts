import { translator } from '@bank/i18n/translate.ts'
import { describe, expect, it } from 'vitest'
import { hoursLines, hoursTable } from './hours.ts'

const [english, spanish] = [translator('en'), translator('es')]

describe('hoursLines', () => {
  it.each([
    ['morning to afternoon', { kind: 'ranges', ranges: [{ start: 540, end: 1050 }] }, ['9:00 – 5:30'], ['9:00 – 5:30']],
    ['noon', { kind: 'ranges', ranges: [{ start: 540, end: 720 }] }, ['9:00 – noon'], ['9:00 – mediodía']],
    ['midnight', { kind: 'ranges', ranges: [{ start: 750, end: 1440 }] }, ['12:30 – midnight'], ['12:30 – medianoche']],
    ['the whole day', { kind: 'ranges', ranges: [{ start: 0, end: 1440 }] }, ['24 hours'], ['24 horas']],
    ['dawn and dusk', { kind: 'ranges', ranges: [{ start: -1, end: -2 }] }, ['Dawn – Dusk'], ['Amanecer – Anochecer']],
    [
      'several ranges',
      {
        kind: 'ranges',
        ranges: [
          { start: 540, end: 720 },
          { start: 780, end: 1020 },
        ],
      },
      ['9:00 – noon', '1:00 – 5:00'],
      ['9:00 – mediodía', '1:00 – 5:00'],
    ],
    ['a closed day', { kind: 'closed' }, ['Closed'], ['Cerrado']],
    ['words as written', { kind: 'text', text: 'By appointment' }, ['By appointment'], ['By appointment']],
  ] as const)('shows %s in both languages', (_, hours, inEnglish, inSpanish) => {
    expect(hoursLines(hours, english)).toEqual(inEnglish)
    expect(hoursLines(hours, spanish)).toEqual(inSpanish)
  })
})

describe('hoursTable', () => {
  it('[LOC-21] [LOC-22] has lobby and drive-thru hours from Monday to Sunday', () => {
    const table = hoursTable({ id: 'covington', mon: 'Mon-Thu 9am-4pm', fri: '9-5', sat: '9am-noon', dtMon: 'Mon-Fri 8am-5:30pm' }, english)
    expect(table?.columns).toEqual(['Lobby', 'Drive-thru'])
    expect(table?.rows.map(({ name, cells }) => [name, ...cells.flat()])).toEqual([
      ['Monday', '9:00 – 4:00', '8:00 – 5:30'],
      ['Tuesday', '9:00 – 4:00', '8:00 – 5:30'],
      ['Wednesday', '9:00 – 4:00', '8:00 – 5:30'],
      ['Thursday', '9:00 – 4:00', '8:00 – 5:30'],
      ['Friday', '9:00 – 5:00', '8:00 – 5:30'],
      ['Saturday', '9:00 – noon', 'Closed'],
      ['Sunday', 'Closed', 'Closed'],
    ])
  })

  it('[D-LOC-6] is in the time zone of the location, by default that of the bank', () => {
    expect(hoursTable({ id: 'covington', mon: '9-5' }, english)?.timeZone).toBe('America/Chicago')
    expect(hoursTable({ id: 'covington', mon: '9-5', timeZone: '' }, english)?.timeZone).toBe('America/Chicago')
    expect(hoursTable({ id: 'el-paso', mon: '9-5', timeZone: 'America/Denver' }, english)?.timeZone).toBe('America/Denver')
  })

  it('[D-LOC-10] shows a text that could not be read as written, and Closed only where that is known', () => {
    const table = hoursTable({ id: 'covington', mon: 'Mon-Fri when the tide is in', wed: '9-noon', sat: 'Closed' }, english)
    expect(table?.rows.map(({ cells }) => cells.flat().join())).toEqual([
      'Mon-Fri when the tide is in',
      'Mon-Fri when the tide is in',
      '9:00\u00a0–\u00a0noon',
      'Mon-Fri when the tide is in',
      'Mon-Fri when the tide is in',
      'Closed',
      'Mon-Fri when the tide is in',
    ])
  })

  it('[D-LOC-13] leaves a column without hours out, and the table without any', () => {
    expect(hoursTable({ id: 'lake-charles', mon: '9-5' }, spanish)?.columns).toEqual(['Ventanilla'])
    expect(hoursTable({ id: 'bogalusa-atm' }, english)).toBeUndefined()
  })
})
