import { describe, expect, it } from 'vitest'
import { regionByMarket } from './by-market.ts'
import { byDistance, nearestRegion } from './nearest.ts'

const regions = [
  { name: 'Dallas', marketCode: 'DAL', lat: 32.78, lng: -96.8 },
  { name: 'Houston', marketCode: 'hou', lat: 29.76, lng: -95.37 },
  { name: 'Jackson', marketCode: 'JAN', lat: 32.3, lng: -90.18 },
]

describe('nearestRegion', () => {
  it('[REG-08] sorts regions by distance and picks the nearest', () => {
    const galveston = { lat: 29.3, lng: -94.8 }
    expect(byDistance(regions, galveston).map(({ name }) => name)).toEqual(['Houston', 'Dallas', 'Jackson'])
    expect(nearestRegion(regions, galveston)?.name).toBe('Houston')
  })

  it('[REG-10] picks none of none', () => {
    expect(nearestRegion([], { lat: 0, lng: 0 })).toBeUndefined()
  })
})

describe('regionByMarket', () => {
  it.each([
    ['REG-03', 'HOU', false, 'Houston'],
    ['REG-03', ' jan ', false, 'Jackson'],
    ['REG-04', 'HOU', true, undefined],
    ['REG-05', 'NYC', false, undefined],
    ['REG-10', '', false, undefined],
    ['REG-10', null, false, undefined],
  ])('[%s] market %j, picked by hand before: %s', (_id, market, pickedByHand, name) => {
    expect(regionByMarket(regions, market, pickedByHand)?.name).toBe(name)
  })
})
