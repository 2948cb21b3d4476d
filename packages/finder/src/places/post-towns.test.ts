import { expect, it } from 'vitest'
import { postTowns } from './post-towns.ts'

const [byShreveport, byBatonRouge] = [
  { name: 'Greenwood', lat: 32.44, lng: -93.97 },
  { name: 'Greenwood', lat: 30.54, lng: -91.11 },
]

it('[D-LOC-1] of two towns of one name in a state, the one at the ZIP code of that name is meant', () => {
  const zip = { name: 'Greenwood', lat: 32.45, lng: -93.99 }
  expect(postTowns([byBatonRouge, byShreveport], [zip])).toEqual([byShreveport])
  expect(postTowns([byBatonRouge], [zip])).toEqual([zip])
  expect(postTowns([byBatonRouge, byShreveport], [])).toEqual([byBatonRouge, byShreveport])
  expect(postTowns([], [zip])).toEqual([zip])
})
