import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceInMiles, distanceMeter, isCoordinates, roundDistance } from './distance.ts'

const houston = { lat: 29.7604, lng: -95.3698 }
const batonRouge = { lat: 30.4515, lng: -91.1871 }

const places = fc.record({ lat: fc.double({ min: -90, max: 90, noNaN: true }), lng: fc.double({ min: -180, max: 180, noNaN: true }) })

describe('distanceInMiles', () => {
  it('[LOC-03] is about 254 miles from Houston to Baton Rouge', () => {
    expect(Math.floor(distanceInMiles(houston, batonRouge))).toBe(254)
  })

  // Along the ellipsoid WGS 84 by Vincenty's formula: a globe is wrong by up to half a percent, less than roads are.
  it.each([
    ['Tyler', 'Kilgore', { lat: 32.3513, lng: -95.3011 }, { lat: 32.386, lng: -94.8758 }, 24.986],
    ['Houston', 'Baton Rouge', houston, batonRouge, 254.968],
    ['Houston', 'Dallas', houston, { lat: 32.7767, lng: -96.797 }, 224.304],
  ])('[LOC-03] [D-LOC-2] is that of a geodesic, to half a percent, from %s to %s', (_from, _to, from, to, geodesic) => {
    expect(Math.abs(distanceInMiles(from, to) / geodesic - 1)).toBeLessThan(0.005)
  })

  it('[LOC-03] is 69.09 miles for one degree along a meridian', () => {
    expect(distanceInMiles({ lat: 30, lng: -90 }, { lat: 31, lng: -90 })).toBeCloseTo(69.09, 2)
  })

  it('[LOC-03] is half the way around the earth between opposite places', () => {
    expect(distanceInMiles({ lat: 90, lng: 0 }, { lat: -90, lng: 0 })).toBeCloseTo(12436.8, 0)
  })

  it('[LOC-03] is the same both ways, and nothing from a place to itself', () => {
    fc.assert(
      fc.property(places, places, (one, other) => {
        expect(distanceInMiles(one, other)).toBeCloseTo(distanceInMiles(other, one), 6)
        expect(distanceInMiles(one, one)).toBe(0)
      }),
    )
  })
})

describe('distanceMeter', () => {
  it('[LOC-03] measures from a place to each position as distanceInMiles does', () => {
    fc.assert(
      fc.property(fc.array(places), places, (positions, from) => {
        expect([...distanceMeter(positions)(from)]).toEqual(positions.map((to) => expect.closeTo(distanceInMiles(from, to), 6)))
      }),
    )
  })

  it('[LOC-03] finds a position that is missing infinitely far', () => {
    expect([...distanceMeter([undefined, houston])(houston)]).toEqual([Number.POSITIVE_INFINITY, 0])
  })
})

describe('roundDistance', () => {
  it.each([
    [3.4567, 3.46],
    [3.454, 3.45],
    [3, 3],
    [0.004, 0],
  ])('[LOC-04] shows %d as %d', (miles, shown) => {
    expect(roundDistance(miles)).toBe(shown)
  })
})

describe('isCoordinates', () => {
  it.each([
    [houston, true],
    [{ lat: 0, lng: 0 }, true],
    [null, false],
    [{ lat: 1 }, false],
    [{ lat: '1', lng: '2' }, false],
    [{ lat: Number.NaN, lng: 1 }, false],
    [{ lat: 1, lng: '2' }, false],
    [{ lat: 90, lng: -180 }, true],
    [{ lat: -90, lng: 180 }, true],
    [{ lat: 91, lng: 1 }, false],
    [{ lat: -91, lng: 1 }, false],
    [{ lat: 1, lng: 181 }, false],
    [{ lat: 1, lng: -181 }, false],
    [{ lat: 1, lng: Number.NaN }, false],
  ])('[REG-10] %o: %s', (value, expected) => {
    expect(isCoordinates(value)).toBe(expected)
  })
})
