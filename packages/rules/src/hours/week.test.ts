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
    [new Date(2026, 10, 22), 'sun'],
    [new Date(2026, 10, 23), 'mon'],
    [new Date(2026, 10, 28, 23, 59), 'sat'],
  ])('[LOC-26] %s is a %s', (date, day) => {
    expect(dayOf(date)).toBe(day)
  })
})
