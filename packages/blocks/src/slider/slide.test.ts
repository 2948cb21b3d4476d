import { describe, expect, it } from 'vitest'
import { atEnds, slideTo } from './slide.ts'

describe('slideTo', () => {
  it.each([
    ['[BLK-60] goes on by one card', { offset: 300, step: 300, end: 900 }, 1, 600],
    ['[BLK-60] goes back by one card', { offset: 600, step: 300, end: 900 }, -1, 300],
    ['[BLK-62] stays at the start', { offset: 0, step: 300, end: 900 }, -1, 0],
    ['[BLK-62] stays at the end', { offset: 900, step: 300, end: 900 }, 1, 900],
    ['stops at the end when less than a card is left', { offset: 600, step: 300, end: 780 }, 1, 780],
    ['lines up with a card again when it leaves such an end', { offset: 780, step: 300, end: 780 }, -1, 600],
    ['counts from the nearest card when it stands between two', { offset: 340, step: 300, end: 900 }, 1, 600],
    ['stays where it is when there is nothing to step by', { offset: 0, step: 0, end: 0 }, 1, 0],
  ] as const)('%s', (_name, track, by, expected) => {
    expect(slideTo(track, by)).toBe(expected)
  })
})

describe('atEnds', () => {
  it('forgives a browser that rounds the last pixel', () => {
    expect(atEnds({ offset: 899, step: 300, end: 900.5 })).toEqual({ start: false, end: true })
  })
  it('is at both ends when everything fits', () => {
    expect(atEnds({ offset: 0, step: 300, end: 0 })).toEqual({ start: true, end: true })
  })
})
