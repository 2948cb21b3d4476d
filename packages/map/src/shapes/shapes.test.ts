import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { projectPlace } from '../projection.ts'
import { packLine, unpackShapes } from './pack-line.ts'
import type { Line } from './shapes.ts'

const text = readFileSync(new URL('shapes.json', import.meta.url), 'utf8')
const shapes = unpackShapes(JSON.parse(text))

const isIn = (rings: readonly Line[], lat: number, lng: number): boolean => {
  const { x, y } = projectPlace({ lat, lng })
  let inside = false
  for (const ring of rings)
    for (let index = 0; index < ring.length; index += 2) {
      const [ax = 0, ay = 0] = [ring[index], ring[index + 1]]
      const [bx = 0, by = 0] = [ring[(index + 2) % ring.length], ring[(index + 3) % ring.length]]
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
    }
  return inside
}

describe('the shapes of the map', () => {
  it.each([
    ['Houston', 29.76, -95.37, 'TX'],
    ['El Paso', 31.77, -106.44, 'TX'],
    ['Brownsville', 25.93, -97.48, 'TX'],
    ['Galveston, an island', 29.28, -94.83, 'TX'],
    ['Shreveport', 32.51, -93.75, 'LA'],
    ['New Orleans', 29.95, -90.07, 'LA'],
    ['Houma', 29.59, -90.72, 'LA'],
    ['Bay St. Louis', 30.31, -89.34, 'MS'],
    ['Tupelo', 34.26, -88.7, 'MS'],
  ] as const)('%s lies on land, in its state alone', (_name, lat, lng, state) => {
    expect(isIn(shapes.land, lat, lng)).toBe(true)
    for (const [code, rings] of Object.entries(shapes.states)) expect([code, isIn(rings, lat, lng)]).toEqual([code, code === state])
  })

  it.each([
    ['Lake Pontchartrain', 30.2, -90.1],
    ['Galveston Bay', 29.55, -94.85],
    ['Sabine Lake', 29.88, -93.85],
    ['the Gulf', 28, -93],
  ])('%s is water', (_name, lat, lng) => {
    expect(isIn(shapes.land, lat, lng)).toBe(false)
  })

  it.each([
    ['Lake Maurepas', 30.25, -90.5],
    ['Toledo Bend', 31.2, -93.64],
    ['the lake south of Lake Charles', 29.85, -93.38],
  ])('%s is a lake', (_name, lat, lng) => {
    expect(isIn(shapes.lakes, lat, lng)).toBe(true)
  })

  it.each([
    ['Mobile', 30.69, -88.04],
    ['Matamoros', 25.87, -97.5],
    ['Memphis', 35.15, -90.05],
  ])('%s is land of our neighbors', (_name, lat, lng) => {
    expect(isIn(shapes.land, lat, lng)).toBe(true)
    for (const rings of Object.values(shapes.states)) expect(isIn(rings, lat, lng)).toBe(false)
  })

  it('weigh at most 60 KB after brotli', () => {
    expect(brotliCompressSync(text).length).toBeLessThan(60 * 1024)
  })

  it('are stored as differences', () => {
    expect(packLine([10, 20, 13, 18, 13, 18])).toEqual([10, 20, 3, -2, 0, 0])
    expect(unpackShapes({ ...JSON.parse(text), lakes: [[10, 20, 3, -2, 0, 0]] }).lakes).toEqual([[10, 20, 13, 18, 13, 18]])
  })
})
