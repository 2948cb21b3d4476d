import { expect, it } from 'vitest'
import type { Location } from '../cards/location/location-card.ts'
import { toFinderLocation } from './finder-location.ts'

it('[LOC-01] [LOC-15] has a drive-thru where the bank names the service, whatever hours are written', () => {
  const featuresOf = (location: Partial<Location>) => toFinderLocation({ id: 'one', ...location } as Location, 0).features
  expect(featuresOf({ featuredServices: [{ service: 'Drive-thru Services' }] })).toEqual(['drive-thru'])
  expect(featuresOf({ dtMon: '8-6' })).toEqual([])
})
