import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { day, html, list, longText, number, plain, type Shape, share, text, video } from './fields.ts'

const problems = (shape: Shape, record: object) =>
  (z.strictObject(shape).safeParse(record).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

const required = {
  text: [text({ required: true }), 'is required in English'],
  longText: [longText({ required: true }), 'is required in English'],
  html: [html({ required: true }), 'is required in English'],
  plain: [plain({ required: true }), 'is required'],
  day: [day({ required: true }), 'is required'],
  number: [number({ required: true }), 'is required'],
  'list of exactly three': [list({ name: plain() }, { min: 3, max: 3 }), 'must have exactly 3 rows, it has 0'],
  'list of at least one': [list({ name: plain() }, { min: 1 }), 'must have at least 1 rows, it has 0'],
} as const

describe.each(Object.entries(required))('[D-STORE-1] a required %s', (_kind, [field, message]) => {
  it('is refused when its key is missing', () => {
    expect(problems({ field }, {})).toEqual([`field: ${message}`])
  })

  it('is refused when its key holds nothing', () => {
    expect(problems({ field }, { field: undefined })).toEqual([`field: ${message}`])
  })

  it('is refused when its key is missing in a row', () => {
    expect(problems({ rows: list({ field }) }, { rows: [{}] })).toEqual([`rows.0.field: ${message}`])
  })
})

describe('a required field', () => {
  it('is refused when it holds blanks, and when it is written in Spanish only', () => {
    for (const unseen of [' ', '\u200b'])
      expect(problems({ field: plain({ required: true }) }, { field: unseen })).toEqual(['field: is required'])
    expect(problems({ field: text({ required: true }) }, { field: { en: '\u200b' } })).toHaveLength(1)
    expect(problems({ field: text({ required: true }) }, { field: { es: 'Hola' } })).toEqual(['field.en: is required in English'])
  })

  it('still keeps its other rules, and takes a good value', () => {
    const shape = { day: day({ required: true }), share: number({ required: true, max: 1 }) }
    expect(problems(shape, { day: 'tomorrow', share: 2 })).toHaveLength(2)
    expect(problems(shape, { day: '2026-11-21', share: 0 })).toEqual([])
  })
})

it('a share that is written in percent is refused with how to write it', () => {
  const found = (yielded: number) => problems({ yield: share({ required: true }) }, { yield: yielded })
  expect([4.1, 29, 410].flatMap(found)).toEqual([
    'yield: is more than 1; write 0.041 for 4.1%',
    'yield: is more than 1; write 0.29 for 29%',
    'yield: must be at most 1',
  ])
  expect([0, 0.041, 1].flatMap(found)).toEqual([])
})

it('a field that is not required may be missing', () => {
  const shape = { text: text(), plain: plain(), number: number(), video: video(), rows: list({ name: plain() }, { max: 3 }) }
  expect(problems(shape, {})).toEqual([])
})
