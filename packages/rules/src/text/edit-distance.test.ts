import { describe, expect, it } from 'vitest'
import { editDistance, mistakesAllowed } from './edit-distance.ts'

describe('the mistakes that a name may hold', () => {
  it.each([
    [0, 0],
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
    [20, 2],
  ])('of %i letters are %i', (length, allowed) => expect(mistakesAllowed(length)).toBe(allowed))
})

describe('the distance between two names', () => {
  it.each([
    ['', '', 0],
    ['', 'ab', 2],
    ['ab', '', 2],
    ['houston', 'houston', 0],
    ['houston', 'huston', 1],
    ['huston', 'houston', 1],
    ['katy', 'kady', 1],
    ['katy', 'katty', 1],
    ['dallas', 'dalals', 1],
    ['ab', 'ba', 1],
    ['abcd', 'badc', 2],
    // A swap counts once only where nothing else happens between its letters.
    ['ca', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['sunday', 'saturday', 3],
    ['abc', 'xyz', 3],
    ['aab', 'baa', 2],
    ['natchez', 'natchitoches', 6],
  ])('%j and %j is %i, in either direction', (one, other, distance) => {
    expect(editDistance(one, other, 9)).toBe(distance)
    expect(editDistance(other, one, 9)).toBe(distance)
    expect(editDistance(one, other, distance)).toBe(distance)
  })

  it.each([
    ['kitten', 'sitting', 2],
    ['abc', 'xyz', 0],
    ['abc', 'xyz', 1],
    ['a', 'abcd', 2],
    ['abcd', 'a', 2],
    ['houston', 'jackson', 1],
  ])('%j and %j, being more than %i, is one more than that', (one, other, most) => {
    expect(editDistance(one, other, most)).toBe(most + 1)
  })
})
