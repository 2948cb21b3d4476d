import { distanceInMiles } from '@bank/rules/geo/distance.ts'
import { geoConicConformal } from 'd3-geo'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { projectPlace, unitsInMile } from './projection.ts'

const place = fc.record({ lat: fc.double({ min: 25, max: 37, noNaN: true }), lng: fc.double({ min: -107, max: -88, noNaN: true }) })

describe('the projection', () => {
  it('is the conic conformal one, as d3-geo computes it', () => {
    const other = geoConicConformal().rotate([97.4, 0]).parallels([28, 34]).scale(63_710).translate([0, 0])
    const [middleX, middleY] = other([-97.4, 31]) ?? [0, 0]
    fc.assert(
      fc.property(place, ({ lat, lng }) => {
        const [x, y] = other([lng, lat]) ?? [0, 0]
        const at = projectPlace({ lat, lng })
        expect(at.x).toBeCloseTo(x - middleX, 3)
        expect(at.y).toBeCloseTo(y - middleY, 3)
      }),
    )
  })

  it('has a unit of 100 meters all over the three states, within 2 percent', () => {
    fc.assert(
      fc.property(place, fc.double({ min: 0, max: 6.28, noNaN: true }), (from, angle) => {
        const to = { lat: from.lat + 0.05 * Math.sin(angle), lng: from.lng + 0.05 * Math.cos(angle) }
        const [a, b] = [projectPlace(from), projectPlace(to)]
        const units = Math.hypot(a.x - b.x, a.y - b.y)
        expect(units / (distanceInMiles(from, to) * unitsInMile)).toBeGreaterThan(0.98)
        expect(units / (distanceInMiles(from, to) * unitsInMile)).toBeLessThan(1.02)
      }),
    )
  })
})
