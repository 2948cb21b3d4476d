import { expect, it } from 'vitest'
import { stateOfRegion } from './state-of-region.ts'

const locations = [{ state: 'TX', lat: 29.7, lng: -95.3 }, { state: ' la ', lat: 30.4, lng: -91.1 }, { state: 'MS' }]

it.each([
  [{ lat: 29.76, lng: -95.37 }, 'tx'],
  [{ lat: 32.52, lng: -93.75 }, 'la'],
] as const)('[D-REG-3] %j lies in the state of the nearest location, %s', (region, state) => {
  expect(stateOfRegion(region, locations)).toBe(state)
})

it('[D-REG-3] a bank without locations says of no region where it lies', () => {
  expect(stateOfRegion({ lat: 30, lng: -90 }, [])).toBeUndefined()
})

it.each([
  { state: 'MS' },
  { state: 'MS', lat: 29.76 },
  { state: 'MS', lng: -95.37 },
  { state: '', lat: 29.76, lng: -95.37 },
  { lat: 29.76, lng: -95.37 },
])('[D-REG-3] %j says of no region where it lies', (location) => {
  expect(stateOfRegion({ lat: 29.76, lng: -95.37 }, [location, ...locations])).toBe('tx')
})
