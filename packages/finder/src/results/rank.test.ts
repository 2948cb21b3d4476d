import { distanceInMiles } from '@bank/rules/geo/distance.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FinderLocation } from '../finder-location.ts'
import { rank } from './rank.ts'

const location = fc.record({
  lat: fc.option(fc.double({ min: 25, max: 37, noNaN: true }), { nil: undefined }),
  lng: fc.double({ min: -107, max: -85, noNaN: true }),
  state: fc.constantFrom('TX', 'LA', 'MS', 'AL'),
  city: fc.constantFrom('Katy', 'Tyler', 'Houma'),
})

const indexes = (ranked: ReturnType<typeof rank>) => ranked.map(({ index }) => index)

describe('[LOC-03] [D-LOC-2] rank', () => {
  it('has the nearest first and those without a position last, its own before all others', () => {
    fc.assert(
      fc.property(fc.array(location), fc.array(fc.nat(20)), (some, members) => {
        const locations = some as unknown as FinderLocation[]
        const from = { lat: 30, lng: -95 }
        const own = (index: number) => (members.includes(index) ? 0 : 1)
        const milesOf = ({ lat, lng }: FinderLocation) =>
          lat === undefined || lng === undefined ? 1e9 : distanceInMiles(from, { lat, lng })
        // What lies a millionth of a mile apart is equally far.
        const farOf = (one: FinderLocation) => Math.round(milesOf(one) * 1e6)
        const sorted = [...locations.entries()].toSorted(
          ([one, first], [other, second]) => own(one) - own(other) || farOf(first) - farOf(second) || one - other,
        )
        const meaning = { kind: 'county', name: '', state: '', at: from, members, isGuess: false } as const
        const ranked = rank(locations, from, { meaning })
        expect(indexes(ranked)).toEqual(sorted.map(([index]) => index))
        for (const { index, miles } of ranked) expect(miles ?? 1e9).toBe(milesOf(locations[index] as FinderLocation))
      }),
    )
  })

  it('without an origin goes by state and town', () => {
    const places = ['AL Mobile', 'LA Houma', 'TX Tyler', 'TX Katy', 'MS Tupelo']
    const locations = places.map((place) => ({ state: place.slice(0, 2), city: place.slice(3) })) as unknown as FinderLocation[]
    expect(indexes(rank(locations, undefined)).map((index) => places[index])).toEqual([
      'TX Katy',
      'TX Tyler',
      'LA Houma',
      'MS Tupelo',
      'AL Mobile',
    ])
  })
})
