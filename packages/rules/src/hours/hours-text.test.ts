import { expect, it } from 'vitest'
import { hoursLines, timeText } from './hours-text.ts'
import { stateWords } from './testing/state-words.ts'
import { dawn, dusk } from './week.ts'

it.each([
  [dawn, 'dawn'],
  [dusk, 'dusk'],
  [0, 'midnight'],
  [1, '12:01 before noon'],
  [545, '9:05 before noon'],
  [719, '11:59 before noon'],
  [720, 'noon'],
  [721, '12:01 after noon'],
  [1020, '5:00 after noon'],
  [1440, 'midnight'],
])('[D-LOC-8] minute %i of a day is %j', (minutes, text) => {
  expect(timeText(minutes, stateWords)).toBe(text)
})

it.each([
  ['a day that is closed', { kind: 'closed' }, ['closed']],
  ['a day by appointment', { kind: 'appointment' }, ['by appointment']],
  ['a text that could not be read', { kind: 'text', text: 'When the tide is in' }, ['When the tide is in']],
  ['a whole day', { kind: 'ranges', ranges: [{ start: 0, end: 1440 }] }, ['all day']],
  ['the morning from midnight', { kind: 'ranges', ranges: [{ start: 0, end: 720 }] }, ['midnight\u00a0–\u00a0noon']],
  ['the time until midnight', { kind: 'ranges', ranges: [{ start: 720, end: 1440 }] }, ['noon\u00a0–\u00a0midnight']],
] as const)('[LOC-27] [D-LOC-8] [D-LOC-10] %s has a line for each range', (_, hours, lines) => {
  expect(hoursLines(hours, stateWords)).toEqual(lines)
})

it('[D-LOC-8] two ranges have two lines', () => {
  const ranges = [
    { start: 540, end: 720 },
    { start: 780, end: 1020 },
  ]
  expect(hoursLines({ kind: 'ranges', ranges }, stateWords)).toHaveLength(2)
})
