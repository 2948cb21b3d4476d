import { translator } from '@bank/i18n/translate.ts'
import { hoursLines } from '@bank/rules/hours/hours-text.ts'
import { describe, expect, it } from 'vitest'
import { stateWords } from './hours.ts'

const [english, spanish] = [stateWords(translator('en')), stateWords(translator('es'))]

/** A line breaks nowhere: all its spaces are no-break ones. */
const spaced = (lines: readonly string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '))

describe('hoursLines', () => {
  it.each([
    [
      'morning to afternoon',
      { kind: 'ranges', ranges: [{ start: 540, end: 1050 }] },
      ['9:00 a.m. – 5:30 p.m.'],
      ['9:00 a. m. – 5:30 p. m.'],
    ],
    ['noon', { kind: 'ranges', ranges: [{ start: 540, end: 720 }] }, ['9:00 a.m. – noon'], ['9:00 a. m. – mediodía']],
    ['midnight', { kind: 'ranges', ranges: [{ start: 750, end: 1440 }] }, ['12:30 p.m. – midnight'], ['12:30 p. m. – medianoche']],
    ['the whole day', { kind: 'ranges', ranges: [{ start: 0, end: 1440 }] }, ['24 hours'], ['24 horas']],
    ['dawn and dusk', { kind: 'ranges', ranges: [{ start: -1, end: -2 }] }, ['Dawn – Dusk'], ['Amanecer – Anochecer']],
    [
      'several ranges',
      {
        kind: 'ranges',
        ranges: [
          { start: 540, end: 720 },
          { start: 780, end: 1020 },
        ],
      },
      ['9:00 a.m. – noon', '1:00 p.m. – 5:00 p.m.'],
      ['9:00 a. m. – mediodía', '1:00 p. m. – 5:00 p. m.'],
    ],
    ['a closed day', { kind: 'closed' }, ['Closed'], ['Cerrado']],
    ['words as written', { kind: 'text', text: 'Ask Ada' }, ['Ask Ada'], ['Ask Ada']],
    ['a day by appointment', { kind: 'appointment' }, ['By appointment'], ['Con cita previa']],
  ] as const)('shows %s in both languages', (_, hours, inEnglish, inSpanish) => {
    expect(spaced(hoursLines(hours, english))).toEqual(inEnglish)
    expect(spaced(hoursLines(hours, spanish))).toEqual(inSpanish)
  })
})
