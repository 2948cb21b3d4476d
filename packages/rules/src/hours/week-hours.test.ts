import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { days } from './week.ts'
import { hasHours, weekHours } from './week-hours.ts'

const nineToFive = { kind: 'ranges', ranges: [{ start: 540, end: 1020 }] }
const nineToFour = { kind: 'ranges', ranges: [{ start: 540, end: 960 }] }
const closed = { kind: 'closed' }

describe('weekHours', () => {
  it('[LOC-21] reads each field for its own day and closes the others', () => {
    expect(weekHours({ mon: '9-5', tue: 'Closed', wed: 'By appointment', sat: '9-4' })).toEqual({
      mon: nineToFive,
      tue: closed,
      wed: { kind: 'appointment' },
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

describe('a day by appointment', () => {
  it('[D-LOC-10] is one by a text with day names, too, and speaks of no other day', () => {
    expect(weekHours({ mon: 'Mon-Fri 9-5, Sat by appointment' })).toMatchObject({
      fri: nineToFive,
      sat: { kind: 'appointment' },
      sun: closed,
    })
    expect(weekHours({ mon: 'By appointment', tue: '9-5' })).toMatchObject({ mon: { kind: 'appointment' }, wed: closed })
  })
})

describe('a text that could not be read', () => {
  const text = 'Mon-Fri 9 until the tide turns'
  const written = { kind: 'text', text }

  it('[D-LOC-10] stands as written on every day about which nothing was understood, never as closed', () => {
    expect(weekHours({ mon: text, wed: '9-5', sat: 'Closed', fri: 'closed Sun' })).toEqual({
      mon: written,
      tue: written,
      wed: nineToFive,
      thu: written,
      fri: written,
      sat: closed,
      sun: closed,
    })
  })

  it.each(['Everyday', 'Every day', 'On weekdays', 'At the weekend', 'El fin de semana', 'Los miércoles', 'Todos los días', 'MWF'])(
    '[D-LOC-10] that says %j may speak of any day',
    (named) => {
      const words = `${named} until the tide turns`
      expect(weekHours({ mon: words }).sun).toEqual({ kind: 'text', text: words })
    },
  )

  it.each(['Call us', 'When we are back', "Don't know yet"])(
    '[D-LOC-10] that names no days, such as %j, speaks of its own day alone',
    (mon) => {
      expect(weekHours({ mon, tue: '9-5' })).toMatchObject({ mon: { kind: 'text' }, wed: closed, sun: closed })
    },
  )

  it('[D-LOC-10] closes no day, whatever it says', () => {
    const notation = fc.constantFrom(
      ...['Mon', 'Tue-Fri', 'weekdays', '9-5', 'closed', 'noon', '&', ',', 'or so', 'not on', 'Sun', '25:00'],
    )
    fc.assert(
      fc.property(fc.array(notation, { minLength: 1, maxLength: 6 }), (words) => {
        const mon = words.join(' ')
        const week = weekHours({ mon })
        return week.mon.kind !== 'text' || !/mon|tue|week|sun/i.test(mon) || days.every((day) => week[day].kind === 'text')
      }),
    )
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

it.each([
  'M-F 9-5, call first',
  'Lobby M-F 9-5',
  'M-F 9-5 (lunch)',
  'Mo-Fr 9-5 except holidays',
  'L-V 9-5 (almuerzo)',
  'MF 9-5',
  'M–F: 8–5 * Sa: 9–12',
  '24/7 except holidays',
  'Días hábiles 9-5 salvo festivos',
])('[D-LOC-10] calls no day closed of which %s, unread, may speak', (mon) => {
  expect(Object.values(weekHours({ mon })).map(({ kind }) => kind)).toEqual(Array(7).fill('text'))
})
