import { geoContains } from 'd3-geo'
import { describe, expect, it } from 'vitest'
import { divideHeight, mapHeight, mapWidth, project, stateShapes } from './state-shapes.ts'
import { servedStates } from './states.ts'

const heights = (path: string): number[] => [...path.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].map(([, , y]) => Number(y))

describe('state shapes', () => {
  it.each([
    ['TX', [-95.37, 29.76]],
    ['TX', [-106.3, 31.8]],
    ['TX', [-97.5, 26]],
    ['LA', [-93.75, 32.52]],
    ['LA', [-90.72, 29.6]],
    ['MS', [-90.18, 32.3]],
    ['MS', [-88.7, 34.26]],
  ] as const)('are real: %s holds the place %j', (state, place) => {
    expect(geoContains(servedStates[state], [...place])).toBe(true)
  })

  it('leave the neighbors out', () => {
    expect(geoContains(servedStates.TX, [-93.75, 32.52])).toBe(false)
  })

  it('[ROUTE-31] [ROUTE-32] part Texas between Waco and Austin, north above and south below', () => {
    const { northTexas, southTexas } = stateShapes()
    expect(Math.max(...heights(northTexas))).toBeLessThanOrEqual(divideHeight)
    expect(Math.min(...heights(southTexas))).toBeGreaterThanOrEqual(divideHeight)
    expect(project(-97.15, 31.55).y).toBeLessThan(divideHeight)
    expect(project(-97.74, 30.27).y).toBeGreaterThan(divideHeight)
  })

  it('keep every town of the three states on the sheet', () => {
    for (const [longitude, latitude] of [
      [-106.5, 31.8],
      [-103, 36.4],
      [-97.4, 25.9],
      [-88.2, 34.9],
    ] as const) {
      const { x, y } = project(longitude, latitude)
      expect(x > 0 && x < mapWidth && y > 0 && y < mapHeight).toBe(true)
    }
  })

  it('are drawn once for a build', () => {
    expect(stateShapes()).toBe(stateShapes())
  })
})
