import { describe, expect, it } from 'vitest'
import { dayOf, weekFrom } from './week.ts'

describe('weekFrom', () => {
  it('[LOC-23] starts with the day and goes around the week', () => {
    expect(weekFrom('wed')).toEqual(['wed', 'thu', 'fri', 'sat', 'sun', 'mon', 'tue'])
    expect(weekFrom('mon')).toEqual(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])
  })
})

describe('dayOf', () => {
  it.each([
    ['2026-11-22T12:00:00Z', 'America/Chicago', 'sun'],
    ['2026-11-23T12:00:00Z', 'America/Chicago', 'mon'],
    ['2026-11-25T02:00:00Z', 'America/Chicago', 'tue'],
    ['2026-11-25T02:00:00Z', 'Asia/Tokyo', 'wed'],
    ['2026-11-29T05:59:59Z', 'America/Chicago', 'sat'],
    ['2026-11-29T06:00:00Z', 'America/Chicago', 'sun'],
    // Midnight comes an hour earlier by UTC until the clocks go back at 2 a.m. of this Sunday.
    ['2026-11-01T04:59:59Z', 'America/Chicago', 'sat'],
    ['2026-11-01T05:00:00Z', 'America/Chicago', 'sun'],
    ['2026-11-02T05:30:00Z', 'America/Chicago', 'sun'],
    // And an hour later until they go forward.
    ['2026-03-08T05:59:59Z', 'America/Chicago', 'sat'],
    ['2026-03-09T04:59:59Z', 'America/Chicago', 'sun'],
    ['2026-03-09T05:00:00Z', 'America/Chicago', 'mon'],
  ])('[LOC-26] [D-LOC-6] %s in %s is a %s', (moment, timeZone, day) => {
    expect(dayOf(new Date(moment), timeZone)).toBe(day)
  })

  it('does not guess a day in a zone that is not known', () => {
    expect(() => dayOf(new Date(0), 'Gulf/Nowhere')).toThrow(RangeError)
  })
})
