import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mapViewOf, viewportOf } from './map-view.ts'

it('[D-LOC-1] a view of the map comes back from its place and zoom', () => {
  const size = { width: 600, height: 500 }
  const place = fc.record({ lat: fc.double({ min: 28, max: 34, noNaN: true }), lng: fc.double({ min: -103, max: -89, noNaN: true }) })
  fc.assert(
    fc.property(place, fc.double({ min: 7, max: 10, noNaN: true }), (at, zoom) => {
      const back = mapViewOf(viewportOf({ ...at, zoom }, size))
      expect(back.lat).toBeCloseTo(at.lat, 6)
      expect(back.lng).toBeCloseTo(at.lng, 6)
      expect(back.zoom).toBeCloseTo(zoom, 6)
    }),
  )
})
