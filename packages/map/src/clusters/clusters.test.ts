import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInView, overview, panBy, toScreen, zoomAt } from '../viewport/viewport.ts'
import { clusterPoints, type MapLocation, withoutOwn } from './cluster-points.ts'
import { clusterer } from './visible-clusters.ts'

const locations = fc
  .array(fc.record({ x: fc.integer({ min: -8_800, max: 8_800 }), y: fc.integer({ min: -6_200, max: 5_800 }) }), { maxLength: 400 })
  .map((points) => points.map((point, index): MapLocation => ({ ...point, index })))

describe('clusters', () => {
  it('hold every location once, and stand apart from one another', () => {
    fc.assert(
      fc.property(locations, fc.integer({ min: 10, max: 3_000 }), (points, apart) => {
        const clusters = clusterPoints(points, apart)
        expect(clusters.flatMap(({ members }) => members).toSorted((a, b) => a - b)).toEqual(points.map(({ index }) => index))
        for (const [index, one] of clusters.entries())
          for (const other of clusters.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(apart)
        expect(new Set(clusters.map(({ key }) => key)).size).toBe(clusters.length)
      }),
    )
  })

  it('stand where their locations are, and a single one exactly there', () => {
    const clusters = clusterPoints(
      [
        { x: 0, y: 0, index: 0 },
        { x: 10, y: 20, index: 1 },
        { x: 5_000, y: 100, index: 2 },
      ],
      400,
    )
    expect(clusters).toEqual([
      { x: 5, y: 10, members: [0, 1], key: '0+1' },
      { x: 5_000, y: 100, members: [2], key: '2+0' },
    ])
  })

  it('of 5,000 locations are at most 60 in any view, and tell of every location that is seen', () => {
    const points = Array.from(
      { length: 5_000 },
      (_, index): MapLocation => ({ index, x: ((index * 7_919) % 17_000) - 8_500, y: ((index * 104_729) % 11_000) - 5_500 }),
    )
    const clustersIn = clusterer(points)
    let view = overview({ width: 700, height: 740 })
    for (let closer = 0; closer < 8; closer++) {
      const clusters = clustersIn(view)
      expect(clusters.length).toBeGreaterThan(0)
      expect(clusters.length).toBeLessThanOrEqual(60)
      const told = new Set(clusters.flatMap(({ members }) => members))
      const inTheMiddle = points.filter((point) => isInView(view, point, -200))
      expect(inTheMiddle.filter(({ index }) => !told.has(index))).toEqual([])
      view = zoomAt(view, 1.6)
    }
  })

  it('do not change while the view is moved', () => {
    const points = Array.from({ length: 300 }, (_, index): MapLocation => ({ index, x: (index * 37) % 4_000, y: (index * 91) % 3_000 }))
    const clustersIn = clusterer(points)
    const view = zoomAt(overview({ width: 700, height: 700 }), 3)
    const moved = panBy(view, 60, 40)
    const there = new Map(clustersIn(moved).map((cluster) => [cluster.key, cluster]))
    const stayed = clustersIn(view).filter((cluster) => isInView(view, cluster, -80) && isInView(moved, cluster, -80))
    expect(stayed.length).toBeGreaterThan(3)
    for (const cluster of stayed) {
      expect(there.get(cluster.key)).toEqual(cluster)
      expect(toScreen(moved, cluster).x).toBeCloseTo(toScreen(view, cluster).x - 60)
    }
  })
})

describe('a location with a marker of its own', () => {
  const own: MapLocation = { x: 0, y: 30, index: 4 }

  it('is in no group: that one counts and stands for the others', () => {
    expect(withoutOwn({ x: 10, y: 20, members: [1, 4, 7], key: '1+2' }, [own])).toEqual([{ x: 15, y: 15, members: [1, 7], key: '1+1' }])
  })

  it('leaves the other of two exactly where that is', () => {
    expect(withoutOwn({ x: 5, y: 20, members: [4, 9], key: '4+1' }, [own])).toEqual([{ x: 10, y: 10, members: [9], key: '9+0' }])
  })

  it('takes the place of a marker for it alone, and leaves other groups as they are', () => {
    const other = { x: 1, y: 2, members: [2, 3], key: '2+1' }
    expect(withoutOwn({ ...own, members: [4], key: '4+0' }, [own])).toEqual([])
    expect(withoutOwn(other, [own])).toEqual([other])
  })
})
