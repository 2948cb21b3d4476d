import { describe, expect, it } from 'vitest'
import { directionsAddress } from './directions.ts'

describe('directionsAddress', () => {
  it('[LOC-11] [LOC-12] ends at the branch and leaves the start to the maps service', () => {
    expect(directionsAddress({ lat: 29.76, lng: -95.37 })).toBe('https://www.google.com/maps/dir/?api=1&destination=29.76,-95.37')
  })

  it('[LOC-12] starts where the visitor is known to be', () => {
    expect(directionsAddress({ lat: 29.76, lng: -95.37 }, { lat: 30, lng: -96 })).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=29.76,-95.37&origin=30,-96',
    )
  })
})
