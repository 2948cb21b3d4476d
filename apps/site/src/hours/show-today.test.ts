// @vitest-environment jsdom
import { Hours } from '@bank/blocks/details/location/hours/Hours.tsx'
import { hoursTable } from '@bank/blocks/details/location/hours/hours.ts'
import { translator } from '@bank/i18n/translate.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { followToday } from './follow-today.ts'
import { showToday } from './show-today.ts'

const labels = { hours: 'Hours', hoursDay: 'Day', today: 'Today', viewAllHours: 'View all hours', viewTodayOnly: 'Show today only' }
const tuesdayEvening = new Date('2026-11-25T02:00:00Z')

/** The hours of a location as they are built. */
const builtHours = (timeZone?: string) => {
  const hours = hoursTable({ id: 'covington', mon: 'Mon-Fri 9-5', timeZone }, translator('en'))
  document.body.innerHTML = renderToStaticMarkup(createElement(Hours, { labels, hours, notes: undefined, machineAllDay: undefined }))
  return document.querySelector('section') as HTMLElement
}
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

  it('[LOC-26] are looked up again until the page is left', () => {
    const leaving = new AbortController()
    const hours = builtHours()
    followToday(window, leaving.signal)
    expect(shown(hours)).toHaveLength(1)
    const next = builtHours()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(shown(next)).toHaveLength(1)
    leaving.abort()
    const last = builtHours()
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('pageshow'))
    expect(shown(last)).toHaveLength(7)
  })
})
