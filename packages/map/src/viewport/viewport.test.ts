import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fitPoints,
  isInView,
  mostScale,
  overview,
  panBy,
  resizeTo,
  toMap,
  toScreen,
  type Viewport,
  viewBetween,
  zoomAt,
} from './viewport.ts'

/** No page shows a map that is much higher than wide, or more than twice as wide as high. */
const size = fc
  .record({ width: fc.integer({ min: 250, max: 1600 }), height: fc.integer({ min: 200, max: 1200 }) })
  .map(({ width, height }) => ({ width: Math.min(width, height * 2), height: Math.min(height, Math.round(width * 1.35)) }))
const point = fc.record({ x: fc.integer({ min: -8_800, max: 8_800 }), y: fc.integer({ min: -6_200, max: 5_800 }) })
const step = fc.oneof(
  fc.record({ kind: fc.constant('pan' as const), right: fc.integer({ min: -900, max: 900 }), down: fc.integer({ min: -900, max: 900 }) }),
  fc.record({ kind: fc.constant('zoom' as const), factor: fc.double({ min: 0.05, max: 20, noNaN: true }) }),
  fc.record({ kind: fc.constant('size' as const), size }),
)

const isOnSheet = (view: Viewport): boolean => {
  const [corner, other] = [toMap(view, { x: 0, y: 0 }), toMap(view, { x: view.width, y: view.height })]
  return corner.x > -12_801 && corner.y > -13_501 && other.x < 12_801 && other.y < 11_501 && view.scale <= mostScale
}

describe('the view of the map', () => {
  it('stays on the sheet through any 30 steps', () => {
    fc.assert(
      fc.property(size, fc.array(step, { maxLength: 30 }), (start, steps) => {
        let view = overview(start)
        for (const one of steps) {
          if (one.kind === 'pan') view = panBy(view, one.right, one.down)
          else if (one.kind === 'zoom') view = zoomAt(view, one.factor, { x: view.width / 3, y: view.height / 5 })
          else view = resizeTo(view, one.size)
          expect(isOnSheet(view)).toBe(true)
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it('keeps what is under the hand where it is while it zooms', () => {
    const view = { ...overview({ width: 690, height: 740 }), scale: 0.2, x: 3_000, y: 1_000 }
    const hand = { x: 200, y: 600 }
    const before = toMap(view, hand)
    const after = toScreen(zoomAt(view, 2, hand), before)
    expect(after.x).toBeCloseTo(hand.x)
    expect(after.y).toBeCloseTo(hand.y)
  })

  it('shows every point that it is fitted to, in any size', () => {
    fc.assert(
      fc.property(size, fc.array(point, { minLength: 1, maxLength: 20 }), (of, points) => {
        const view = fitPoints(points, of, 40)
        for (const one of points) expect(isInView(view, one)).toBe(true)
      }),
    )
  })

  it('leaves the margin that it was asked for where the sheet goes on', () => {
    const houston = [
      { x: 1_900, y: 1_300 },
      { x: 2_300, y: 1_500 },
    ]
    const view = fitPoints(houston, { width: 390, height: 440 }, 48)
    for (const one of houston) expect(isInView(view, one, -47)).toBe(true)
  })

  it('of no points is the one of all three states', () => {
    const of = { width: 390, height: 440 }
    expect(fitPoints([], of)).toEqual(overview(of))
  })

  it('between two begins at the one and ends at the other', () => {
    const [from, to] = [overview({ width: 600, height: 600 }), fitPoints([{ x: 2_000, y: 1_400 }], { width: 600, height: 600 })]
    expect(viewBetween(from, to, 0)).toMatchObject({ x: from.x, y: from.y, scale: from.scale })
    const end = viewBetween(from, to, 1)
    expect(end.x).toBeCloseTo(to.x)
    expect(end.y).toBeCloseTo(to.y)
    expect(end.scale).toBeCloseTo(to.scale)
  })
})
