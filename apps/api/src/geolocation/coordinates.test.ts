import { describe, expect, it } from 'vitest'
import { coordinatesOf } from './coordinates.ts'

describe('a place in a city database', () => {
  it.each([
    ['DB-IP, flat', { city: 'Houston', latitude: 29.726600646972656, longitude: -95.33999633789062 }, { lat: 29.7266, lng: -95.34 }],
    ['MaxMind, in a part of its own', { location: { latitude: 30.4098, longitude: -91.1774 } }, { lat: 30.4098, lng: -91.1774 }],
  ])('is read from a record of %s', (_name, record, place) => {
    expect(coordinatesOf(record)).toEqual(place)
  })

  it.each([
    ['no record', null],
    ['a country alone', { country_code: 'US' }],
    ['half a place', { latitude: 30 }],
    ['a place that is not on earth', { latitude: 130, longitude: 0 }],
    ['no numbers', { latitude: Number.NaN, longitude: Number.NaN }],
    ['texts', { latitude: '30', longitude: '-95' }],
  ])('is not there with %s', (_name, record) => {
    expect(coordinatesOf(record)).toBeUndefined()
  })
})
