import { describe, expect, it } from 'vitest'
import { slideAfter, slideInView } from './whole-slides.ts'

describe('slideAfter', () => {
  it.each([
    ['[BLK-86] the second comes after the first', 0, 1],
    ['[BLK-86] the third comes after the second', 1, 2],
    ['[BLK-86] nothing comes after the last', 2, undefined],
  ])('%s', (_name, current, expected) => expect(slideAfter(current, 3)).toBe(expected))
})

describe('slideInView', () => {
  it.each([
    [0, 600, 0],
    [290, 600, 0],
    [310, 600, 1],
    [1199.5, 600, 2],
    [1900, 600, 2],
    [-40, 600, 0],
    [300, 0, 0],
  ])('at an offset of %d px in a track %i px wide is slide %i', (offset, width, expected) => {
    expect(slideInView(offset, width, 3)).toBe(expected)
  })
})
