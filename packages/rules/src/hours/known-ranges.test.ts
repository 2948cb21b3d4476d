import { expect, it } from 'vitest'
import { knownRanges } from './known-ranges.ts'
import { dawn, dusk } from './week.ts'

const morning = { start: 540, end: 720 }

it.each([
  ['of a text that could not be read', { kind: 'text', text: 'Call us' }, undefined],
  ['of a day on which it is closed', { kind: 'closed' }, []],
  ['of a day by appointment', { kind: 'appointment' }, []],
  ['by the clock', { kind: 'ranges', ranges: [{ start: 0, end: 360 }, morning] }, [{ start: 0, end: 360 }, morning]],
  ['that end at dusk', { kind: 'ranges', ranges: [morning, { start: 840, end: dusk }] }, undefined],
  ['that begin at dawn', { kind: 'ranges', ranges: [{ start: dawn, end: 480 }, morning] }, undefined],
] as const)('[D-LOC-7] [D-LOC-10] the ranges %s', (_, hours, ranges) => {
  expect(knownRanges(hours)).toEqual(ranges)
})
