import { describe, expect, it } from 'vitest'
import { hasHours, weekHours } from './week-hours.ts'

const nineToFive = { kind: 'ranges', ranges: [{ start: 540, end: 1020 }] }
const nineToFour = { kind: 'ranges', ranges: [{ start: 540, end: 960 }] }
const closed = { kind: 'closed' }

describe('weekHours', () => {
  it('[LOC-21] reads each field for its own day and closes the others', () => {
    expect(weekHours({ mon: '9-5', tue: 'Closed', wed: 'By appointment', sat: '9-4' })).toEqual({
      mon: nineToFive,
      tue: closed,
      wed: { kind: 'text', text: 'By appointment' },
      thu: closed,
      fri: closed,
      sat: nineToFour,
      sun: closed,
    })
  })

  it('[LOC-29] fills days whose own field is empty from a text with day names', () => {
    expect(weekHours({ mon: 'Mon-Thu 9am-4pm, Sun 9-5', wed: '9-5', thu: 'Closed', tue: '' })).toEqual({
      mon: nineToFour,
      tue: nineToFour,
      wed: nineToFive,
      thu: closed,
      fri: closed,
      sat: closed,
      sun: nineToFive,
    })
  })
})

describe('hasHours', () => {
  it.each([
    [{}, false],
    [{ mon: 'Closed' }, false],
    [{ mon: '9-5' }, true],
    [{ sat: 'By appointment' }, true],
  ])('[LOC-21] %o: %s', (fields, expected) => {
    expect(hasHours(weekHours(fields))).toBe(expected)
  })
})
