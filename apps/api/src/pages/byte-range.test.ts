import { expect, it } from 'vitest'
import { parseRange } from './byte-range.ts'

it.each([
  ['no header', undefined, undefined],
  ['from the start', 'bytes=0-9', { start: 0, end: 9 }],
  ['the unit in capitals', 'BYTES=0-9', { start: 0, end: 9 }],
  ['an open end', 'bytes=90-', { start: 90, end: 99 }],
  ['an end beyond the file', 'bytes=90-500', { start: 90, end: 99 }],
  ['the last bytes', 'bytes=-10', { start: 90, end: 99 }],
  ['more last bytes than there are', 'bytes=-500', { start: 0, end: 99 }],
  ['no last bytes', 'bytes=-0', 'unsatisfiable'],
  ['a start beyond the file', 'bytes=100-', 'unsatisfiable'],
  ['turned round', 'bytes=9-0', undefined],
  ['several ranges', 'bytes=0-1,4-5', undefined],
  ['another unit', 'lines=0-9', undefined],
  ['nothing', 'bytes=-', undefined],
  ['words', 'bytes=a-b', undefined],
  ['absurdly many digits', `bytes=0-${'9'.repeat(400)}`, undefined],
] as const)('a range of a file of 100 bytes: %s', (_name, header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected)
})

it('an empty file has no range', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable')
})
