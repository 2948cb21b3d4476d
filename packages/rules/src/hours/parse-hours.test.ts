import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseHours } from './parse-hours.ts'
import { days } from './week.ts'

const at = (hour: number, minute = 0) => hour * 60 + minute
const range = (start: number, end: number) => ({ start, end })
const nineToFive = [range(at(9), at(17))]

/** What a text without day names says about its own day. */
const ownDay = (text: string) => {
  const parsed = parseHours(text, 'mon')
  return parsed.kind === 'hours' ? parsed.ranges.mon : parsed.kind
}

const week = (text: string) => {
  const parsed = parseHours(text, 'mon')
  return parsed.kind === 'hours' ? parsed.ranges : parsed.kind
}

describe('parseHours, one day', () => {
  it.each([
    ['LOC-27', '9am-5pm', [range(at(9), at(17))]],
    ['LOC-30', '9:30 AM - 5:15 PM', [range(at(9, 30), at(17, 15))]],
    ['LOC-30', '9 a.m. to 5 p.m.', [range(at(9), at(17))]],
    ['LOC-30', '9a-5p', [range(at(9), at(17))]],
    ['LOC-30', '9.30am–5.30pm', [range(at(9, 30), at(17, 30))]],
    ['LOC-30', '9 A M until 5 P M', [range(at(9), at(17))]],
    ['LOC-30', '930am-530pm', [range(at(9, 30), at(17, 30))]],
    ['LOC-30', '12am-12pm', [range(0, 720)]],
    ['LOC-30', '12pm-12am', [range(720, 1440)]],
    ['LOC-30', 'from 8am thru 6pm', [range(at(8), at(18))]],
    ['LOC-30', '10pm-2am', [range(at(22), at(26))]],
    ['LOC-30', '9  am  -  5  pm', [range(at(9), at(17))]],
    ['LOC-31', '9-5', [range(at(9), at(17))]],
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
    ['LOC-31', '1pm-12', [range(at(13), 1440)]],
    ['LOC-31', '10 am - 7', [range(at(10), at(19))]],
    ['LOC-31', '8-9pm', [range(at(20), at(21))]],
    ['LOC-31', '8-8pm', [range(at(8), at(20))]],
    ['LOC-31', '5am-6', [range(at(5), at(6))]],
    ['LOC-31', '10am-12:30', [range(at(10), at(12, 30))]],
    ['LOC-31', '12am-12:30', [range(0, at(12, 30))]],
    ['LOC-31', '13:30-17:15', [range(at(13, 30), at(17, 15))]],
    ['LOC-31', '9-24:00', [range(at(9), 1440)]],
    ['LOC-31', '20:00-00:00', [range(at(20), 1440)]],
    ['LOC-31', '9am-17pm', [range(at(9), at(17))]],
    ['LOC-31', '9:00-17:00', [range(at(9), at(17))]],
    ['LOC-31', '06:00-14:00', [range(at(6), at(14))]],
    ['LOC-32', '9-noon', [range(at(9), 720)]],
    ['LOC-32', 'Noon to 5', [range(720, at(17))]],
    ['LOC-32', '9am - 12 noon', [range(at(9), 720)]],
    ['LOC-33', 'noon-midnight', [range(720, 1440)]],
    ['LOC-33', 'noon-11am', [range(720, at(35))]],
    ['LOC-33', 'midnight-6am', [range(0, at(6))]],
    ['LOC-33', '6-12 Midnight', [range(at(18), 1440)]],
    ['LOC-33', 'midnight to midnight', [range(0, 1440)]],
    ['LOC-33', 'open 24 hours', [range(0, 1440)]],
    ['LOC-33', '24/7', [range(0, 1440)]],
    ['LOC-34', 'dawn-dusk', [range(-1, -2)]],
    ['LOC-34', 'Dawn to 5 pm', [range(-1, at(17))]],
    ['LOC-34', 'dawn-9', [range(-1, at(9))]],
    ['LOC-34', 'dawn-12am', [range(-1, 1440)]],
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
    ['Closed', 'closed'],
    ['CLOSED.', 'closed'],
    ['By appointment', 'text'],
    ['by appointment only', 'text'],
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
    ['Mon closed Tue 9-5', 'text'],
    ['noon-noon', 'text'],
    ['Mon', 'text'],
    ['Mon 9-5 and Tue', 'text'],
    ['9-5 (except holidays)', 'text'],
    ['&', 'text'],
  ])('[LOC-27] finds no hours in %j', (text, kind) => {
    expect(parseHours(text, 'mon').kind).toBe(kind)
  })

  it('[LOC-27] hands back what it cannot read as it was written', () => {
    expect(parseHours(' By appointment, call Ada ', 'mon')).toEqual({ kind: 'text', text: 'By appointment, call Ada' })
  })
})

describe('parseHours, days', () => {
  it.each(['Mon', 'Monday', 'mondays', 'MON.', 'M'])('[LOC-28] knows the day name %s', (name) => {
    expect(parseHours(`${name} 9am-5pm`, 'sun')).toEqual({ kind: 'hours', ranges: { mon: nineToFive } })
  })

  it.each([
    ['LOC-28', 'Tues 9-5', { tue: nineToFive }],
    ['LOC-28', 'Wed: 9-5', { wed: nineToFive }],
    ['LOC-28', 'Th. 9-5, F. 9-noon', { thu: nineToFive, fri: [range(at(9), 720)] }],
    ['LOC-28', 'Tu 9-5, Sa 9-noon, Su closed', { tue: nineToFive, sat: [range(at(9), 720)], sun: [] }],
    ['LOC-28', 'Thurs. 9-5; Sat 9-noon', { thu: nineToFive, sat: [range(at(9), 720)] }],
    ['LOC-28', 'Mon, Wed & Fri 9-5', { mon: nineToFive, wed: nineToFive, fri: nineToFive }],
    ['LOC-29', 'Mon-Thu 9am-4pm', Object.fromEntries(days.slice(0, 4).map((day) => [day, [range(at(9), at(16))]]))],
    ['LOC-29', 'Monday through Wednesday 9-5', { mon: nineToFive, tue: nineToFive, wed: nineToFive }],
    ['LOC-29', 'M-F 9-5', Object.fromEntries(days.slice(0, 5).map((day) => [day, nineToFive]))],
    ['LOC-29', 'Sat-Mon 9-5', { mon: nineToFive, sat: nineToFive, sun: nineToFive }],
    ['LOC-29', 'Mon-Mon 9-5', { mon: nineToFive }],
    ['LOC-29', 'Weekdays 9-5', Object.fromEntries(days.slice(0, 5).map((day) => [day, nineToFive]))],
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
    ['LOC-28', 'Tue 9-5, Wed closed', { tue: nineToFive, wed: [] }],
    ['LOC-28', 'Tue 9-5, closed Sat & Sun', { tue: nineToFive, sat: [], sun: [] }],
    ['LOC-28', '9-5, Sat 9-noon', { mon: nineToFive, sat: [range(at(9), 720)] }],
  ])('[%s] reads %j', (_id, text, ranges) => {
    expect(week(text)).toEqual(ranges)
  })
})

describe('parseHours, any text', () => {
  const word = fc.constantFrom(
    ...'mon tue-fri sat closed noon midnight dawn dusk 9 12 5:30 17:00 9am 5p.m. - to and & , : open 24 hours 24/7 x'.split(' '),
  )
  const spoken = fc.array(word, { maxLength: 14 }).map((words) => words.join(' '))

  it('[LOC-27] never throws, and gives ranges that go forward or hold dawn or dusk', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), spoken), fc.constantFrom(...days), (text, day) => {
        const parsed = parseHours(text, day)
        const ranges = parsed.kind === 'hours' ? Object.values(parsed.ranges).flat() : []
        for (const { start, end } of ranges) {
          expect(start === -1 || start === -2 || (start >= 0 && start < 1440)).toBe(true)
          expect(end === -1 || end === -2 || start < 0 || (end > start && end < 2880)).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('[LOC-27] reads no more than 400 characters', () => {
    expect([400, 401].map((length) => parseHours('9-5'.padEnd(length, ','), 'mon').kind)).toEqual(['hours', 'text'])
  })

  it('[LOC-30] reads back any written range', () => {
    const write = (minutes: number) =>
      `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')}${minutes >= 720 ? 'pm' : 'am'}`
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1438 }), fc.integer({ min: 1, max: 1439 }), (one, other) => {
        fc.pre(one < other)
        expect(ownDay(`${write(one)} - ${write(other)}`)).toEqual([range(one, other)])
      }),
    )
  })

  it.each(['mon'.repeat(50_000), '9-'.repeat(50_000), ' '.repeat(100_000), 'a.'.repeat(50_000), '9 a.'.repeat(90)])(
    '[LOC-27] reads long nonsense in time (%#)',
    (text) => {
      expect(['text', 'empty']).toContain(parseHours(text, 'mon').kind)
    },
    2_000,
  )
})
