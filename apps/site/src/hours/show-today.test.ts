// @vitest-environment jsdom
import { Hours } from '@bank/blocks/details/location/hours/Hours.tsx'
import { hoursTable } from '@bank/blocks/details/location/hours/hours.ts'
import { translator } from '@bank/i18n/translate.ts'
import { type BankHoliday, branchHours, type HoursOfLocation } from '@bank/rules/hours/branch-hours.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followToday } from './follow-today.ts'
import { showToday } from './show-today.ts'

const labels = {
  hours: 'Hours',
  hoursDay: 'Day',
  today: 'Today',
  viewAllHours: 'View all hours',
  viewTodayOnly: 'Show today only',
  usualHours: 'Usual hours',
  specialDates: 'Holidays and other hours',
}
const tuesdayEvening = new Date('2026-11-25T02:00:00Z')
const thanksgiving: readonly BankHoliday[] = [
  { date: '2026-11-11', name: { text: 'Veterans Day' } },
  { date: '2026-11-26', name: { text: 'Thanksgiving Day' } },
  { date: '2026-12-25', name: { text: 'Christmas Day' } },
]

/** The hours of a location as they are built. */
const built = (location: HoursOfLocation, language: 'en' | 'es' = 'en') => {
  const hours = hoursTable(branchHours(location, thanksgiving), location.atm24hours === true, language, translator(language))
  document.body.innerHTML = renderToStaticMarkup(
    createElement(Hours, { labels, hours, notes: undefined, machineAllDay: undefined, machineFrom: undefined }),
  )
  return document.querySelector('section') as HTMLElement
}
const builtHours = (timeZone?: string) => built({ mon: 'Mon-Fri 9-5', timeZone })
const rows = (hours: HTMLElement) => [...hours.querySelectorAll<HTMLElement>('[data-day]')]
const shown = (hours: HTMLElement) => rows(hours).flatMap(({ hidden, dataset }) => (hidden ? [] : dataset['day']))
const marked = (hours: HTMLElement) => rows(hours).flatMap((row) => (row.getAttribute('aria-current') === 'date' ? row.dataset['day'] : []))

describe('the hours of today', () => {
  it.each([
    [undefined, 'tue'],
    ['America/Denver', 'tue'],
    ['Asia/Tokyo', 'wed'],
  ])('[LOC-23] [LOC-26] [D-LOC-6] stand alone and first, in the time zone %s', (timeZone, day) => {
    const hours = builtHours(timeZone)
    showToday(hours, tuesdayEvening)
    expect([shown(hours), marked(hours), rows(hours)[0]?.dataset['day']]).toEqual([[day], [day], day])
  })

  it('[LOC-24] [LOC-25] are joined by the others when the button is used, and stay so on another day', () => {
    const hours = builtHours()
    const button = hours.querySelector('button')
    showToday(hours, tuesdayEvening)
    showToday(hours, tuesdayEvening)
    button?.click()
    expect([shown(hours), button?.getAttribute('aria-expanded')]).toEqual([['tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'mon'], 'true'])
    showToday(hours, new Date('2026-11-25T18:00:00Z'))
    expect([shown(hours), marked(hours)]).toEqual([['wed', 'thu', 'fri', 'sat', 'sun', 'mon', 'tue'], ['wed']])
    button?.click()
    expect([shown(hours), button?.getAttribute('aria-expanded')]).toEqual([['wed'], 'false'])
  })

  it('are not guessed by a browser that does not know the time zone: the week stays whole', () => {
    const hours = builtHours('America/Gulfport')
    showToday(hours, tuesdayEvening)
    expect([shown(hours), marked(hours), hours.dataset['today']]).toEqual([['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], [], ''])
  })
})

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const state = (hours: HTMLElement) => [...hours.querySelectorAll('.location-now')].map(({ textContent }) => plain(textContent))
const inTexas = (day: string, time: string) => new Date(`2026-11-${day}T${time}:00-06:00`)

describe('what holds now', () => {
  const location = { mon: 'Mon-Fri 9-5', dtMon: 'Mon-Fri 8-6' }

  it.each([
    ['23', '10:00', 'Lobby open now · closes at 5:00 p.m.', 'Drive-thru open now · closes at 6:00 p.m.'],
    ['23', '16:30', 'Lobby closing soon · closes at 5:00 p.m.', 'Drive-thru open now · closes at 6:00 p.m.'],
    ['23', '08:30', 'Lobby opening soon · opens at 9:00 a.m.', 'Drive-thru open now · closes at 6:00 p.m.'],
    [
      '26',
      '10:00',
      'Lobby closed · Thanksgiving Day · opens Friday at 9:00 a.m.',
      'Drive-thru closed · Thanksgiving Day · opens Friday at 8:00 a.m.',
    ],
  ])('[LOC-26] [D-LOC-6] is told for each part (November %s, %s)', (day, time, ...lines) => {
    const hours = built(location)
    showToday(hours, inTexas(day, time))
    expect(state(hours)).toEqual(lines)
    expect(hours.querySelector<HTMLElement>('.location-state')?.hidden).toBe(false)
  })

  it('is told in Spanish, with its articles', () => {
    const hours = built({ mon: 'Mon-Fri 1-5', tue: 'noon-midnight' }, 'es')
    showToday(hours, inTexas('23', '12:30'))
    expect(state(hours)).toEqual(['Abre pronto · abre a la 1:00 p. m.'])
    showToday(hours, inTexas('23', '18:00'))
    expect(state(hours)).toEqual(['Cerrado · abre el martes al mediodía'])
    showToday(hours, inTexas('24', '18:00'))
    expect(state(hours)).toEqual(['Abierto ahora · cierra a medianoche'])
  })

  it('is that it is closed until further notice, with why, and every day of the table is closed', () => {
    const closure = { since: '2026-11-23', reason: { text: 'Hurricane Odette' } }
    const hours = built({ ...location, closure })
    expect(plain(hours.querySelector('.location-closure')?.textContent)).toBe(
      'Closed until further notice since Monday, November 23, 2026 Hurricane Odette',
    )
    const cells = () => [...hours.querySelectorAll('td')].map(({ textContent }) => textContent)
    expect(new Set(cells())).toEqual(new Set(['Closed']))
    showToday(hours, inTexas('23', '10:00'))
    expect(state(hours)).toEqual([
      'Lobby closed until further notice · Hurricane Odette',
      'Drive-thru closed until further notice · Hurricane Odette',
    ])
    expect(new Set(cells())).toEqual(new Set(['Closed']))
    const spanish = built({ ...location, closure }, 'es')
    showToday(spanish, inTexas('23', '10:00'))
    expect(state(spanish)[0]).toContain('cerrado hasta nuevo aviso')
  })

  it('names the date of an opening that is more than a week ahead', () => {
    const hours = built({ mon: 'Mon-Fri 9-5', firstDay: '2026-12-07' })
    showToday(hours, inTexas('23', '12:00'))
    expect(state(hours)).toEqual(['Not open yet · opens Monday, December 7 at 9:00 a.m.'])
  })

  it('[D-LOC-10] is not told where it is not known', () => {
    const hours = built({ mon: 'Mon-Fri when the tide is in' })
    showToday(hours, inTexas('23', '12:00'))
    expect([state(hours), hours.querySelector<HTMLElement>('.location-state')?.hidden]).toEqual([[], true])
  })
})

describe('dates with other hours', () => {
  const location = { mon: 'Mon-Fri 9-5' }
  /** What the screen shows of a row: the usual hours of the day are for paper. */
  const cells = (hours: HTMLElement, day: string) => {
    const row = hours.querySelector(`[data-day=${day}]`)?.cloneNode(true) as HTMLElement
    for (const usual of row.querySelectorAll('.location-weekly')) usual.remove()
    return plain(row.textContent)
  }

  it('stand in the row of their day within the next seven, with the reason, and no longer', () => {
    const hours = built(location)
    showToday(hours, inTexas('20', '12:00'))
    expect(cells(hours, 'thu')).toBe('Thursday TodayThanksgiving DayClosed')
    expect(plain(hours.querySelector('[data-day=thu] .location-weekly')?.textContent)).toMatch(/^9:00/)
    showToday(hours, inTexas('19', '12:00'))
    expect(cells(hours, 'thu')).toBe('Thursday Today9:00 a.m. – 5:00 p.m.')
    showToday(hours, inTexas('27', '12:00'))
    expect(cells(hours, 'thu')).toBe('Thursday Today9:00 a.m. – 5:00 p.m.')
  })

  it('are told two weeks ahead and listed until they are over', () => {
    const hours = built(location)
    const note = () => {
      const found = hours.querySelector<HTMLElement>('.location-soon')
      return found?.hidden ? undefined : plain(found?.textContent)
    }
    const listed = () => [...hours.querySelectorAll<HTMLElement>('li')].flatMap(({ hidden, dataset }) => (hidden ? [] : dataset['from']))
    showToday(hours, inTexas('10', '12:00'))
    expect([note(), listed()]).toEqual(['Wednesday, November 11, 2026 Closed (Veterans Day)', ['2026-11-11', '2026-11-26', '2026-12-25']])
    showToday(hours, inTexas('26', '12:00'))
    expect([note(), listed()]).toEqual(['Thursday, November 26, 2026 Closed (Thanksgiving Day)', ['2026-11-26', '2026-12-25']])
    showToday(hours, inTexas('27', '12:00'))
    expect([note(), listed()]).toEqual([undefined, ['2026-12-25']])
    showToday(hours, new Date('2026-12-26T12:00:00-06:00'))
    expect([note(), listed(), hours.querySelector<HTMLElement>('.location-special')?.hidden]).toEqual([undefined, [], true])
  })

  it('say when the first day is, until it has come', () => {
    const hours = built({ mon: 'Mon-Fri 9-5', firstDay: '2026-11-24' })
    const told = () =>
      [...hours.querySelectorAll<HTMLElement>('p.location-note[data-through]')].flatMap(({ hidden, textContent }) =>
        hidden ? [] : textContent,
      )
    showToday(hours, inTexas('23', '12:00'))
    expect([told(), cells(hours, 'mon')]).toEqual([['First day: Tuesday, November 24, 2026'], 'Monday TodayClosed'])
    showToday(hours, inTexas('24', '12:00'))
    expect(told()).toEqual([])
  })
})

describe('a page with hours', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: inTexas('23', '16:59') })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('[LOC-26] follows the time at every full minute, and when it is looked at again, until it is left', () => {
    const leaving = new AbortController()
    const hours = builtHours()
    followToday(window, leaving.signal)
    expect([shown(hours), state(hours)]).toEqual([['mon'], ['Closing soon · closes at 5:00 p.m.']])
    vi.advanceTimersByTime(60_000)
    expect(state(hours)).toEqual(['Closed · opens Tuesday at 9:00 a.m.'])
    const next = builtHours()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(shown(next)).toHaveLength(1)
    leaving.abort()
    const last = builtHours()
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('pageshow'))
    vi.advanceTimersByTime(120_000)
    expect(shown(last)).toHaveLength(7)
  })
})
