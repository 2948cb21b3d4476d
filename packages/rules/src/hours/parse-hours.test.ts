import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { parseHours } from './parse-hours.ts'
import { type Day, days } from './week.ts'

const at = (hour: number, minute = 0) => hour * 60 + minute
const range = (start: number, end: number) => ({ start, end })
const nineToFive = [range(at(9), at(17))]

/** What a text without day names says about its own day. */
const week = (text: string, day: Day = 'mon') => {
  const parsed = parseHours(text, day)
  if (parsed.kind !== 'read') return parsed.kind
  return Object.fromEntries(Object.entries(parsed.days).map(([named, read]) => [named, read.kind === 'ranges' ? read.ranges : read.kind]))
}

const ownDay = (text: string) => {
  const read = week(text)
  return typeof read === 'string' ? read : read['mon']
}

describe('parseHours, one day', () => {
  it.each([
    ['LOC-27', '9am-5pm', [range(at(9), at(17))]],
    ['LOC-30', '9:30 AM - 5:15 PM', [range(at(9, 30), at(17, 15))]],
    ['LOC-30', '9 a.m. to 5 p.m.', [range(at(9), at(17))]],
    ['LOC-30', '9a-5p', [range(at(9), at(17))]],
    ['LOC-30', '9.30am–5.30pm', [range(at(9, 30), at(17, 30))]],
    ['LOC-30', '9 A M until 5 P M', [range(at(9), at(17))]],
    ['LOC-30', '9am till 5pm', [range(at(9), at(17))]],
    ['LOC-30', '9am til 5pm', [range(at(9), at(17))]],
    ['LOC-30', '930am-530pm', [range(at(9, 30), at(17, 30))]],
    ['LOC-30', 'from 8am thru 6pm', [range(at(8), at(18))]],
    ['LOC-30', '9  am  -  5  pm', [range(at(9), at(17))]],
    ['LOC-31', '9-5', [range(at(9), at(17))]],
    ['LOC-31', '8:59 - 4:59', [range(at(8, 59), at(16, 59))]],
    ['LOC-31', '8:30 - 4:30', [range(at(8, 30), at(16, 30))]],
    ['LOC-31', '7-7', [range(at(7), at(19))]],
    ['LOC-31', '10-12', [range(at(10), 720)]],
    ['LOC-31', '12-5', [range(720, at(17))]],
    ['LOC-31', '1-4', [range(at(13), at(16))]],
    ['LOC-31', '1-4 pm', [range(at(13), at(16))]],
    ['LOC-31', '9-5pm', [range(at(9), at(17))]],
    ['LOC-31', '9-12pm', [range(at(9), 720)]],
    ['LOC-31', '8-11am', [range(at(8), at(11))]],
    ['LOC-31', '9am-5', [range(at(9), at(17))]],
    ['LOC-31', '9am-11', [range(at(9), at(11))]],
    ['LOC-31', '10am-12', [range(at(10), 720)]],
    ['LOC-31', '10 am - 7', [range(at(10), at(19))]],
    ['LOC-31', '8-9pm', [range(at(20), at(21))]],
    ['LOC-31', '8-8pm', [range(at(8), at(20))]],
    ['LOC-31', '5am-6', [range(at(5), at(6))]],
    ['LOC-31', '10am-12:30', [range(at(10), at(12, 30))]],
    ['LOC-31', '13:30-17:15', [range(at(13, 30), at(17, 15))]],
    ['LOC-31', '20:00-00:00', [range(at(20), 1440)]],
    ['LOC-31', '9:00-17:00', [range(at(9), at(17))]],
    ['LOC-31', '06:00-14:00', [range(at(6), at(14))]],
    ['LOC-32', '9-noon', [range(at(9), 720)]],
    ['LOC-32', 'Noon to 5', [range(720, at(17))]],
    ['LOC-32', '9am - 12 noon', [range(at(9), 720)]],
    ['LOC-32', '9am-12noon', [range(at(9), 720)]],
    ['LOC-33', 'noon-midnight', [range(720, 1440)]],
    ['LOC-33', 'midnight-6am', [range(0, at(6))]],
    ['LOC-33', '6pm-12midnight', [range(at(18), 1440)]],
    ['LOC-33', 'midnight to midnight', [range(0, 1440)]],
    ['LOC-33', 'open 24 hours', [range(0, 1440)]],
    ['LOC-33', '6pm - 12 midnight', [range(at(18), 1440)]],
    ['LOC-33', '24hrs', [range(0, 1440)]],
    ['LOC-34', 'dawn-dusk', [range(-1, -2)]],
    ['LOC-34', 'Dawn to 5 pm', [range(-1, at(17))]],
    ['LOC-34', 'dawn-noon', [range(-1, 720)]],
    ['LOC-35', '8am-noon & 2pm-dusk', [range(at(8), 720), range(at(14), -2)]],
    ['LOC-35', '9-dusk', [range(at(9), -2)]],
    ['LOC-35', '10 am to Dusk', [range(at(10), -2)]],
    ['LOC-36', '9-12 and 1-5', [range(at(9), 720), range(at(13), at(17))]],
    ['LOC-36', '9-11 AND 12-2 AND 3-5', [range(at(9), at(11)), range(720, at(14)), range(at(15), at(17))]],
    ['LOC-37', '9-noon & 1-5', [range(at(9), 720), range(at(13), at(17))]],
    ['LOC-37', '9-noon&1-5', [range(at(9), 720), range(at(13), at(17))]],
    ['LOC-37', '9-12, 1-5', [range(at(9), 720), range(at(13), at(17))]],
  ])('[%s] reads %j', (_id, text, ranges) => {
    expect(ownDay(text)).toEqual(ranges)
  })

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['12am-12pm', 'text'],
    ['9pm-12am', 'text'],
    ['1pm-12', 'text'],
    ['12-12', 'text'],
    ['10pm-2am', 'text'],
    ['noon-11am', 'text'],
    ['9am-17pm', 'text'],
    ['9-24:00', 'text'],
    ['13:00-5', 'text'],
    ['2-17:00', 'text'],
    ['6-12 Midnight', 'text'],
    ['dawn-9', 'text'],
    ['dawn-12am', 'text'],
    ['dusk-9am', 'text'],
    ['9am-dawn', 'text'],
    ['9am-dusk & 9pm-10pm', 'text'],
    ['24:00-6am', 'text'],
    ['Sat 24/7', 'text'],
    ['MF 9-5', 'text'],
    ['Mon, Mon 9-5', 'text'],
    ['Mon-Mon 9-5', 'text'],
    ['Monday a viernes 9-5', 'text'],
    ['L-M 9-5', 'text'],
    ['9-5 closed 9-5', 'text'],
    ['9am-dusk, closed 12-1', 'text'],
    ['9th', 'text'],
    ['9-5 Mon, Wed, Sat 9-noon', 'text'],
    ['call us', 'text'],
    ['9', 'text'],
    ['9-', 'text'],
    ['9-5-7', 'text'],
    ['25-26', 'text'],
    ['9:75-10', 'text'],
    ['13am-2pm', 'text'],
    ['0am-5pm', 'text'],
    ['0pm-5pm', 'text'],
    ['9-24:30', 'text'],
    ['930:15-10', 'text'],
    ['22:00-9', 'text'],
    ['21:00-9', 'text'],
    ['- - 5', 'text'],
    ['Weekdays-Sat 9-5', 'text'],
    ['Mon-weekend 9-5', 'text'],
    ['Mon closed 9-5, Tue 9-5', 'text'],
    ['noon-noon', 'text'],
    ['Mon', 'text'],
    ['not Mon 9-5', 'text'],
    ['24/75', 'text'],
    ['24 hoursX', 'text'],
    ['Mon 9-5 and Tue', 'text'],
    ['9-5 (except holidays)', 'text'],
    ['&', 'text'],
    ['From', 'text'],
    ['Closed from Monday to', 'text'],
    ['For lunch', 'text'],
    ['Mon open', 'text'],
    ['9-5 (6-8', 'text'],
  ])('[LOC-27] finds no hours in %j', (text, kind) => {
    expect(parseHours(text, 'mon').kind).toBe(kind)
  })

  it('[LOC-27] hands back what it cannot read as it was written', () => {
    expect(parseHours(' By appointment, call Ada ', 'mon')).toEqual({ kind: 'text', text: 'By appointment, call Ada' })
  })
})

describe('parseHours, days', () => {
  it.each(['Mon', 'Monday', 'mondays', 'MON.'])('[LOC-28] knows the day name %s', (name) => {
    expect(week(`${name} 9am-5pm`, 'sun')).toEqual({ mon: nineToFive })
  })

  it.each([
    ['LOC-28', 'Tues 9-5, Tuesdays 6-7', { tue: [...nineToFive, range(at(18), at(19))] }],
    ['D-LOC-10', 'Mon closed Tue 9-5', { mon: 'closed', tue: nineToFive }],
    ['D-LOC-10', '9-5 Mon, Wed; Sat 9-noon', { mon: nineToFive, wed: nineToFive, sat: [range(at(9), 720)] }],
    [
      'D-LOC-10',
      'Mon 9-12, 1-5; Tue, Wed 2-4',
      { mon: [range(at(9), 720), range(at(13), at(17))], tue: [range(at(14), at(16))], wed: [range(at(14), at(16))] },
    ],
    ['D-LOC-10', 'Mon 9-12, 1-5, Tue, Wed 2-4', 'text'],
    ['D-LOC-10', 'Mon; Wed; Fri 9-5', { mon: nineToFive, wed: nineToFive, fri: nineToFive }],
    ['LOC-30', '9a-5p m/w/f', { mon: nineToFive, wed: nineToFive, fri: nineToFive }],
    ['LOC-30', '9 a m - 5 p m, Sat closed', 'text'],
    ['D-LOC-10', 'Mon (9-5)', { mon: nineToFive }],
    ['D-LOC-10', 'Sat - 9-1', { sat: [range(at(9), at(13))] }],
    ['D-LOC-10', 'Sábado: de 9 de la mañana a 1 de la tarde', { sat: [range(at(9), at(13))] }],
    ['D-LOC-10', '9am-9pm closed 5-6', { mon: [range(at(9), at(17)), range(at(18), at(21))] }],
    ['LOC-28', 'Wed: 9-5', { wed: nineToFive }],
    ['LOC-28', 'Thur 9-5', { thu: nineToFive }],
    ['LOC-28', 'T 9-5, W 9-noon', { tue: nineToFive, wed: [range(at(9), 720)] }],
    ['LOC-28', 'Th. 9-5, F. 9-noon', { thu: nineToFive, fri: [range(at(9), 720)] }],
    ['LOC-28', 'Tu 9-5, Sa 9-noon, Su closed', { tue: nineToFive, sat: [range(at(9), 720)], sun: 'closed' }],
    ['LOC-28', 'Thurs. 9-5; Sat 9-noon', { thu: nineToFive, sat: [range(at(9), 720)] }],
    ['LOC-28', 'Mon, Wed & Fri 9-5', { mon: nineToFive, wed: nineToFive, fri: nineToFive }],
    ['LOC-29', 'Mon-Thu 9am-4pm', Object.fromEntries(days.slice(0, 4).map((day) => [day, [range(at(9), at(16))]]))],
    ['LOC-29', 'Monday through Wednesday 9-5', { mon: nineToFive, tue: nineToFive, wed: nineToFive }],
    ['LOC-29', 'M-F 9-5', Object.fromEntries(days.slice(0, 5).map((day) => [day, nineToFive]))],
    ['LOC-29', 'Sat-Mon 9-5', { mon: nineToFive, sat: nineToFive, sun: nineToFive }],
    ['LOC-29', 'Weekdays 9-5', Object.fromEntries(days.slice(0, 5).map((day) => [day, nineToFive]))],
    ['LOC-29', 'Weekends 9-5', { sat: nineToFive, sun: nineToFive }],
    ['LOC-33', 'Tue 24 hrs, Sat 24 hours.', { tue: [range(0, 1440)], sat: [range(0, 1440)] }],
    ['LOC-33', '24 / 7', Object.fromEntries(days.map((day) => [day, [range(0, 1440)]]))],
    ['LOC-29', 'Daily 9-5', Object.fromEntries(days.map((day) => [day, nineToFive]))],
    ['LOC-29', 'Mon-Tue, Thu 9-5', { mon: nineToFive, tue: nineToFive, thu: nineToFive }],
    [
      'LOC-36',
      'Mon-Tue 9-12 and 1-5, Wed 9-noon',
      {
        mon: [range(at(9), 720), range(at(13), at(17))],
        tue: [range(at(9), 720), range(at(13), at(17))],
        wed: [range(at(9), 720)],
      },
    ],
    ['LOC-28', 'Tue 9-5, Wed closed', { tue: nineToFive, wed: 'closed' }],
    ['LOC-28', 'Tue 9-5, closed Sat & Sun', { tue: nineToFive, sat: 'closed', sun: 'closed' }],
  ])('[%s] reads %j', (_id, text, ranges) => {
    expect(week(text)).toEqual(ranges)
  })
})

describe('parseHours, any text', () => {
  const notation =
    'mon tue-fri sat sun MWF S weekdays daily closed (closed lunes sábado y a de appointment con cita noon midnight dawn dusk 9 12 5:30 17:00 9am 5p.m. 24:30 - – to and & , ; : . ) open 24 hours 24/7 x ñ \n'
  const spoken = fc.array(fc.constantFrom(...notation.split(' ')), { maxLength: 14 }).map((words) => words.join(' '))
  const written = fc.array(fc.constantFrom(...notation.split(' '), ' '), { maxLength: 20 }).map((words) => words.join(''))

  it('[D-LOC-7] [D-LOC-9] never throws, and gives ranges in order, inside a day, each with its start before its end', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), spoken, written), fc.constantFrom(...days), (text, day) => {
        const parsed = parseHours(text, day)
        if (parsed.kind !== 'read') return
        const read = Object.values(parsed.days)
        expect(read.length).toBeGreaterThan(0)
        for (const hours of read) {
          if (hours.kind !== 'ranges') continue
          expect(hours.ranges.length).toBeGreaterThan(0)
          const times = hours.ranges.flatMap(({ start, end }) => [start, end]).filter((time) => time >= 0)
          expect(times.every((time, index) => time <= 1440 && (index === 0 || time >= (times[index - 1] ?? 0)))).toBe(true)
          expect(hours.ranges.every(({ start, end }) => start < 0 || end < 0 || start < end)).toBe(true)
          expect(hours.ranges.every(({ start, end }) => start !== -2 || end > 720)).toBe(true)
          expect(hours.ranges.every(({ end }) => end !== -1)).toBe(true)
        }
      }),
      { numRuns: 3000 },
    )
  })

  it('[D-LOC-10] does not depend on capitals, on kinds of dashes and spaces, or on accents', () => {
    const plain = fc.array(fc.constantFrom(...'lun mar-vie sábado 9 12 5:30 17:00 9am - to a y , ; cerrado mediodía'.split(' ')), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(plain, (words) => {
        const text = words.join(' ')
        const other = text.normalize('NFD').toUpperCase().replaceAll('-', '–').replaceAll(' ', '\u00a0')
        expect(week(other, 'wed')).toEqual(week(text, 'wed'))
      }),
    )
  })

  it.each(['Mon 9-5, ', 'Mon, ', '9-5, ', 'closed ', '9 a ', 'x', 'Mon-Tue 9-5 closed 12-1; '])(
    '[LOC-27] takes steps in proportion to the text: %j again and again',
    (piece) => {
      const steps = (length: number) => {
        const exec = vi.spyOn(RegExp.prototype, 'exec')
        parseHours(piece.repeat(length).slice(0, length), 'mon')
        const { length: count } = exec.mock.calls
        exec.mockRestore()
        return count
      }
      expect(steps(400)).toBeLessThanOrEqual(steps(100) * 4.2 + 40)
    },
  )

  it('[LOC-27] reads no more than 400 characters', () => {
    expect([400, 401].map((length) => parseHours('9-5'.padEnd(length, ','), 'mon').kind)).toEqual(['read', 'text'])
  })

  it('[LOC-30] reads back any written range', () => {
    const write = (minutes: number) =>
      `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')}${minutes >= 720 ? 'pm' : 'am'}`
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 1438 }), fc.integer({ min: 1, max: 1439 }), (one, other) => {
        fc.pre(one < other)
        expect(ownDay(`${write(one)} - ${write(other)}`)).toEqual([range(one, other)])
      }),
    )
  })

  it.each(['mon'.repeat(50_000), '9-'.repeat(50_000), ' '.repeat(100_000), 'a.'.repeat(50_000), '9 a.'.repeat(90)])(
    '[LOC-27] finds no hours in long nonsense (%#)',
    (text) => {
      expect(['text', 'empty']).toContain(parseHours(text, 'mon').kind)
    },
  )
})
