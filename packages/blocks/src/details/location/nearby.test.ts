import { describe, expect, it } from 'vitest'
import { nearbyLocations } from './nearby.ts'

const covington = { id: 'covington', latitude: 30.4755, longitude: -90.1009 }
const mandeville = { id: 'mandeville', latitude: 30.3583, longitude: -90.0656 }
const hammond = { id: 'hammond', latitude: 30.5044, longitude: -90.4612 }
const houston = { id: 'houston', latitude: 29.7604, longitude: -95.3698 }

describe('nearbyLocations', () => {
  it('[LOC-03] [LOC-04] gives the nearest ones first, without the location itself, in miles with 2 decimals at most', () =>
    expect(
      nearbyLocations(covington, [houston, hammond, covington, { id: 'nowhere' }, mandeville], 2).map(({ location, miles }) => [
        location.id,
        miles,
      ]),
    ).toEqual([
      ['mandeville', 8.37],
      ['hammond', 21.54],
    ]))

  it('is empty for a location without coordinates', () => expect(nearbyLocations({ id: 'nowhere' }, [covington], 3)).toEqual([]))
})
