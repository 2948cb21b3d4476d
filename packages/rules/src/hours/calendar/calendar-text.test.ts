import { expect, it } from 'vitest'
import { calendarText, calendarWords } from './calendar-text.ts'

it('has lines of at most 75 octets, ends them as calendars do, and escapes words', () => {
  const text = calendarText([`SUMMARY:${calendarWords('Año; mañana, y más\\\n'.repeat(8))}`])
  const lines = text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(text.replace(/\r\n /g, '').trim()).toBe(`SUMMARY:${'Año\\; mañana\\, y más\\\\\\n'.repeat(8)}`)
})

it('makes one line of a line feed with and without a carriage return', () => {
  expect(calendarWords('Lobby\r\nDrive-thru\nATM')).toBe('Lobby\\nDrive-thru\\nATM')
})

/** The first and the last character of each length in UTF-8, by how many of them fill 75 octets, and 74 behind a space. */
it.each([
  [' ', 75, 74],
  ['~', 75, 74],
  ['\u007f', 75, 74],
  ['\u0080', 37, 37],
  ['ñ', 37, 37],
  ['\u07ff', 37, 37],
  ['\u0800', 25, 24],
  ['\uffff', 25, 24],
  ['\u{10000}', 18, 18],
  ['😀', 18, 18],
])('cuts no character in two, and fills its lines: %j', (character, first, further) => {
  const count = first + further + 1
  expect(calendarText([character.repeat(count)]).split('\r\n')).toEqual([
    character.repeat(first),
    ` ${character.repeat(further)}`,
    ` ${character}`,
    '',
  ])
  expect(calendarText([character.repeat(first)])).toBe(`${character.repeat(first)}\r\n`)
})
