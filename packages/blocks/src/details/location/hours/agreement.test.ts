import { translator } from '@bank/i18n/translate.ts'
import { type Branch, scheduleOf } from '@bank/rules/hours/branch.ts'
import { branchHours, type HoursOfLocation } from '@bank/rules/hours/branch-hours.ts'
import { branchCalendar } from '@bank/rules/hours/calendar/branch-calendar.ts'
import { dayOfDate, localTime } from '@bank/rules/hours/calendar-date.ts'
import { datesFrom } from '@bank/rules/hours/dates-from.ts'
import { type HoursSpecification, openingHours, specialOpeningHours } from '@bank/rules/hours/hours-specification.ts'
import { openState } from '@bank/rules/hours/open-state.ts'
import { covers, readEvents } from '@bank/rules/hours/testing/read-calendar.ts'
import { days, isByClock } from '@bank/rules/hours/week.ts'
import { describe, expect, it } from 'vitest'
import { hoursTable } from './hours.ts'

/*
 * What the page says in words, what holds at a moment, what search engines are told and the calendar come from the same hours. Here the words, the
 * data and the calendar are read back, each by itself, and asked about the same minutes.
 */

type Answer = boolean | 'unknown'

const english = translator('en')

const minuteOf = (words: string): number => {
  if (words === 'noon') return 720
  const [, hour, minute, half] = /^(\d+):(\d\d) ([ap])\.m\.$/.exec(words) ?? []
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'p' ? 720 : 0)
}

/** Whether words such as "9:00 a.m. – noon, 1:00 p.m. – 5:00 p.m." say that it is open at a minute. */
const wordsSay = (words: string, minute: number): Answer => {
  if (/^(closed|by appointment)$/i.test(words)) return false
  if (words === '24 hours') return true
  const said = words.split(', ').map((range): Answer => {
    const [start = '', end = ''] = range.split(' – ')
    const hasBegun = start === 'Dawn' ? 'unknown' : (start === 'midnight' ? 0 : minuteOf(start)) <= minute
    const isOver = end === 'Dusk' ? 'unknown' : (end === 'midnight' ? 1440 : minuteOf(end)) <= minute
    if (hasBegun === false || isOver === true) return false
    return hasBegun === 'unknown' || isOver === 'unknown' ? 'unknown' : true
  })
  return said.includes(true) || (said.includes('unknown') && 'unknown')
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })
const clockTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
})

/** The page of a branch as words: its rows, its dates with other hours, its first and last day. */
const pageOf = (branch: Branch, index: number) => {
  const table = hoursTable(branch, true, 'en', english)
  if (!table) throw new Error('this branch has no hours')
  const { rows, special, bounds, columns } = table
  const label = columns[index]?.label
  const plain = (lines: readonly string[]) => lines.join(', ').replaceAll('\u00a0', ' ')
  const week = new Map(rows.map(({ name, cells }) => [name, plain(cells[index] ?? [])]))
  const dates = new Map(
    special.flatMap(({ from, through, hours }) => {
      const own = hours.map((words) => words.replaceAll('\u00a0', ' ').split(': '))
      const words = own.length === 1 && own[0]?.length === 1 ? own[0][0] : own.find(([part]) => part === label)?.[1]
      return words ? datesFrom(from, through).map((date) => [longDate.format(new Date(date)), words] as const) : []
    }),
  )
  return { week, dates, bounds: bounds.map(({ text }) => text) }
}

const parsed = (words: string) => Date.parse(`${words.replace(/^\w+, /, '')} UTC`)

const pageSays = ({ week, dates, bounds }: ReturnType<typeof pageOf>, moment: Date): Answer => {
  const parts = Object.fromEntries(clockTime.formatToParts(moment).map(({ type, value }) => [type, value]))
  const date = `${parts['weekday']}, ${parts['month']} ${parts['day']}, ${parts['year']}`
  const first = bounds.find((text) => text.startsWith('First day: '))?.slice(11)
  const last = bounds.find((text) => text.startsWith('Last day: '))?.slice(10)
  if ((first && parsed(date) < parsed(first)) || (last && parsed(date) > parsed(last))) return false
  return wordsSay(dates.get(date) ?? week.get(parts['weekday'] ?? '') ?? '', Number(parts['hour']) * 60 + Number(parts['minute']))
}

const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

const isWithin = ({ validFrom, validThrough }: HoursSpecification, date: string) =>
  (!validFrom || validFrom <= date) && (!validThrough || date <= validThrough)

const dataSays = (usual: readonly HoursSpecification[], special: readonly HoursSpecification[], date: string, minute: number): Answer => {
  const isIn = ({ opens, closes }: HoursSpecification) =>
    opens !== closes && minutes(opens) <= minute && minute < (closes === '23:59' ? 1440 : minutes(closes))
  const today = special.filter((one) => isWithin(one, date))
  if (today.length > 0) return today.some(isIn)
  const name = longDate.format(new Date(date)).split(',')[0] ?? ''
  const named = usual.filter(({ dayOfWeek }) => dayOfWeek?.includes(name))
  if (named.length === 0) return 'unknown'
  return named.some((one) => isWithin(one, date) && isIn(one))
}

const calendarOf = (branch: Branch) => {
  const words = {
    name: 'Branch',
    parts: { lobby: 'Lobby', driveThru: 'Drive-thru', atm: 'ATM' },
    closed: 'Closed',
    closedUntilNotice: 'Closed until further notice',
    byAppointment: 'By appointment',
  }
  return readEvents(branchCalendar(branch, { words, id: 'bank.example/branch', place: '' }) ?? '')
}

const holidays = ['2026-11-26', '2026-12-25', '2027-01-01', '2027-07-05', '2028-02-21'].map((date) => ({ date, name: { text: 'Holiday' } }))
const eve = { date: '2027-12-24', hours: '9-noon', name: { text: 'Christmas Eve' } }

const locations: Readonly<Record<string, HoursOfLocation>> = {
  'a branch with a drive-thru': { mon: 'Mon-Thu 9-4, Fri 9-5', sat: '9-noon', dtMon: 'Mon-Fri 7:30-6, Sat 8:30-12:30' },
  'a branch with pauses, repairs and a storm': {
    mon: 'Mon-Fri 9-5, closed 12-1',
    dtMon: 'Mon-Sat 8-6',
    hoursExceptions: [
      { dates: '2027-03-13 to 2027-03-16', part: 'driveThru', reason: { text: 'Repairs' } },
      { dates: '2027-09-01 to 2027-09-04', hours: '10am-2pm', reason: { text: 'Storm' } },
      { dates: '2026-11-26', part: 'lobby', hours: '9-noon', reason: { text: 'Fair' } },
    ],
  },
  'a branch that opens and closes for good': {
    mon: 'Mon-Fri 9-5',
    dtMon: 'Mon-Fri 24 hours',
    firstDay: '2026-12-07',
    lastDay: '2028-03-31',
  },
  'a branch that is closed until further notice': {
    mon: 'Mon-Fri 9-5',
    dtMon: 'Mon-Sat 8-6',
    hoursExceptions: [{ dates: '2027-05-08 to 2027-05-11', hours: '10am-2pm', reason: { text: 'Fair' } }],
    closure: { since: '2027-05-10', reason: { text: 'Hurricane' } },
  },
  nights: { mon: 'Daily 6pm-midnight', dtMon: 'Mon-Sun midnight-6am and 8pm-midnight' },
  'the sun and appointments': { mon: 'Mon-Wed dawn-dusk, Thu 9-5, Fri by appointment, Sat dawn-noon', dtMon: 'Daily 9am-dusk' },
}

/** Minutes over two years at all hours of the day, and all those around the changes of the clocks. */
const moments = (): readonly Date[] => {
  const start = Date.parse('2026-11-20T00:00Z')
  const step = 397 * 60_000
  const sampled = Array.from({ length: Math.floor((2 * 366 * 86_400_000) / step) }, (_, index) => new Date(start + index * step))
  const changes = ['2027-03-14T08:00Z', '2027-11-07T07:00Z', '2028-03-12T08:00Z', '2028-11-05T07:00Z'].flatMap((change) =>
    Array.from({ length: 72 }, (_, index) => new Date(Date.parse(change) + (index - 36) * 10 * 60_000)),
  )
  return [...sampled, ...changes]
}

describe('words, state, data and calendar of a branch', () => {
  it.each(Object.entries(locations))(
    '[LOC-21] [LOC-22] [LOC-26] [D-LOC-6] agree over two years and every change of the clocks: %s',
    (_name, location) => {
      const branch = branchHours(location, [...holidays, eve])
      for (const [index, part] of (['lobby', 'driveThru'] as const).entries()) {
        const schedule = scheduleOf(branch, part)
        if (!schedule) continue
        const page = pageOf(branch, index)
        const events = calendarOf(branch).filter(({ summary }) =>
          summary.startsWith(`Branch: ${part === 'lobby' ? 'Lobby' : 'Drive-thru'}`),
        )
        const [usual, special] = [openingHours(schedule), specialOpeningHours(schedule)]
        const disagreeing = moments().flatMap((moment) => {
          const { date, minutes: minute } = localTime(moment, 'America/Chicago')
          const { kind } = openState(schedule, moment)
          const state: Answer = kind === 'unknown' ? 'unknown' : kind === 'open' || kind === 'closingSoon'
          // A page says what holds when it is made: it is not asked about the time before a closure.
          const said = branch.closure && date < branch.closure.from ? state : pageSays(page, moment)
          const inCalendar = events.some((event) => covers(event, moment.getTime()))
          const told = dataSays(usual, special, date, minute)
          // Data has no entry for days by appointment or by the sun, and none before the first day.
          const day = schedule.week[dayOfDate(date)]
          const isUntold = day.kind === 'appointment' || (day.kind === 'ranges' && !day.ranges.every(isByClock))
          const isTold = told === state || (told === 'unknown' && state === false && isUntold)
          const isKept = inCalendar === (state === true)
          return said === state && isTold && isKept
            ? []
            : [`${moment.toISOString()}: page ${said}, state ${state}, data ${told}, calendar ${inCalendar}`]
        })
        expect(disagreeing.slice(0, 5)).toEqual([])
      }
    },
  )

  it('has days of every kind to agree about', () => {
    const kinds = Object.values(locations).flatMap((location) => {
      const { lobby } = branchHours(location, holidays).weeks
      return days.map((day) => lobby?.[day].kind)
    })
    expect(new Set(kinds)).toEqual(new Set(['ranges', 'closed', 'appointment']))
  })
})
