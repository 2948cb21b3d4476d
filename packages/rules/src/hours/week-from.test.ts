import { describe, expect, it } from 'vitest'
import { weekFrom } from './week-from.ts'

describe('weekFrom', () => {
  it('[LOC-23] starts with the day and goes around the week', () => {
    expect(weekFrom('wed')).toEqual(['wed', 'thu', 'fri', 'sat', 'sun', 'mon', 'tue'])
    expect(weekFrom('mon')).toEqual(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])
  })
})
