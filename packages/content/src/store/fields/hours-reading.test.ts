import { expect, it } from 'vitest'
import { hoursReading } from './hours-reading.ts'

const spaced = (lines: readonly string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '))

it('[D-LOC-10] tells how a text is read, day by day, as the page prints it', () => {
  expect(spaced(hoursReading('9-5 M-F, Sat 9-noon', 'mon').lines)).toEqual([
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `${day}: 9:00 a.m. – 5:00 p.m.`),
    'Saturday: 9:00 a.m. – noon',
  ])
  expect(spaced(hoursReading('9-noon & 1-5', 'fri').lines)).toEqual(['Friday: 9:00 a.m. – noon, 1:00 p.m. – 5:00 p.m.'])
  expect(hoursReading('By appointment', 'tue').lines).toEqual(['Tuesday: By appointment'])
  expect(spaced(hoursReading('9-noon', 'date').lines)).toEqual(['9:00 a.m. – noon'])
  expect(hoursReading('Daily 24 hours', 'week').lines).toHaveLength(7)
})

it('[D-LOC-10] speaks the language of the admin', () => {
  expect(spaced(hoursReading('9-noon', 'fri', 'es').lines)).toEqual([expect.stringMatching(/^Viernes: 9:00 a\.\s?m\. – mediodía$/)])
  expect(hoursReading('dawn-dusk', 'date', 'es').warnings).toEqual([expect.stringContaining('no se puede leer')])
  expect(hoursReading('9-10', 'mon', 'es').warnings).toEqual([expect.stringContaining('menos de dos horas')])
})

it('[D-LOC-10] says that a text is not readable, and nothing about an empty one', () => {
  for (const [text, reads] of [
    ['9-5, Sat 9-noon', 'mon'],
    ['dawn-dusk', 'date'],
  ] as const)
    expect(hoursReading(text, reads)).toEqual({ lines: [], warnings: [expect.stringContaining('cannot be read')] })
  expect(hoursReading(' ', 'mon')).toEqual({ lines: [], warnings: [] })
})

it('[D-LOC-9] warns of ranges under two hours', () => {
  expect(hoursReading('9-11', 'mon').warnings).toEqual([])
  expect(hoursReading('9-10:59', 'mon').warnings).toEqual([expect.stringContaining('shorter than two hours')])
  expect(hoursReading('dawn-dusk', 'mon').warnings).toEqual([])
})
