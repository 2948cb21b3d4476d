import fc from 'fast-check'
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
    ['[BLK-60] goes back from an end that is a fraction of a pixel past a card', { offset: 421, step: 420.66, end: 421.3 }, -1, 0],
    ['[BLK-60] goes back from an end that is a fraction of a pixel short of a card', { offset: 841, step: 420.66, end: 841 }, -1, 420.66],
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

/** A row of cards as a browser lays it out: widths in fractions, scroll positions in whole pixels of the screen, its end in whole CSS pixels. */
const rows = fc
  .record({
    count: fc.integer({ min: 2, max: 12 }),
    card: fc.double({ min: 80, max: 600, noNaN: true }),
    shown: fc.double({ min: 1, max: 5, noNaN: true }),
    density: fc.constantFrom(1, 1.25, 1.5, 2, 3),
  })
  .map(({ count, card, shown, density }) => {
    const end = Math.max(0, Math.round(count * card) - Math.round(shown * card))
    return { step: card, end, shownAt: (offset: number) => Math.min(end, Math.round(offset * density) / density), count }
  })

describe('in a row of any width, at any density of the screen', () => {
  it.each([
    ['next', 1, 'end'],
    ['previous', -1, 'start'],
  ] as const)('[BLK-60] [BLK-62] %s moves the row until it says that it is at that end', (_name, by, side) => {
    fc.assert(
      fc.property(rows, ({ step, end, shownAt, count }) => {
        let offset = by > 0 ? 0 : end
        for (let presses = 0; !atEnds({ offset, step, end })[side]; presses += 1) {
          const next = shownAt(slideTo({ offset, step, end }, by))
          expect(Math.sign(next - offset)).toBe(by)
          expect(presses).toBeLessThan(count)
          offset = next
        }
      }),
    )
  })
})
