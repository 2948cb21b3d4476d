import { overlaps } from '@bank/map/labels/place-labels.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeOfCard } from './place-card.ts'

const markerAt = (x: number, y: number) => ({ left: x - 20, right: x + 20, top: y - 40, bottom: y + 10 })

describe('a card on a map', () => {
  const lower = { left: 400, right: 750, top: 300, bottom: 500 }
  const upper = { left: 12, right: 362, top: 55, bottom: 255 }

  it('is at the lower end while its marker is elsewhere', () => {
    expect(placeOfCard(markerAt(100, 150), lower, upper)).toEqual([false])
    expect(placeOfCard(markerAt(100, 400), lower, upper)).toEqual([false])
  })

  it('goes to the other end where it would lie over its marker', () => {
    expect(placeOfCard(markerAt(600, 400), lower, upper)).toEqual([true])
    expect(placeOfCard(markerAt(390, 320), lower, upper)).toEqual([true])
  })

  it('is lower than it was where neither end is free, and stands where there is more room', () => {
    const [low, high] = [
      { ...lower, left: 12, top: 200 },
      { ...upper, bottom: 320 },
    ]
    expect(placeOfCard(markerAt(200, 240), low, high)).toEqual([false, 250])
    expect(placeOfCard(markerAt(200, 340), low, high)).toEqual([true, 245])
  })

  it('never lies over its marker on the map of a phone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 350 }),
        fc.integer({ min: 31, max: 490 }),
        fc.integer({ min: 80, max: 400 }),
        (x, y, height) => {
          const low = { left: 12, right: 338, top: 448 - height, bottom: 448 }
          const high = { left: 12, right: 282, top: 43, bottom: 43 + height }
          const [isAbove, most = height] = placeOfCard(markerAt(x, y), low, high)
          const card = isAbove ? { ...high, bottom: high.top + most } : { ...low, top: low.bottom - most }
          expect(most).toBeLessThanOrEqual(height)
          expect(overlaps(markerAt(x, y), card)).toBe(false)
        },
      ),
    )
  })
})
