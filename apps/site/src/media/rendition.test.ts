import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cropArea, parseRendition } from './rendition.ts'

describe('rendition addresses', () => {
  it('reads name, size and format', () => {
    expect(parseRendition('/media/gulf-dawn.0123456789.960x600.avif')).toEqual({
      address: '/media/gulf-dawn.0123456789.960x600.avif',
      name: 'gulf-dawn.0123456789',
      width: 960,
      height: 600,
      format: 'avif',
      blurred: false,
    })
    expect(parseRendition('/media/porch.0123456789.390.webp')).toMatchObject({ width: 390, height: undefined, format: 'webp' })
    expect(parseRendition('/media/porch.0123456789.96x60.blur.webp')).toMatchObject({
      width: 96,
      height: 60,
      format: 'webp',
      blurred: true,
    })
  })

  it.each([
    '/media/porch.390.webp',
    '/media/../porch.0123456789.390.webp',
    '/media/porch.0123456789.390.svg',
    '/img/porch.0123456789.390.webp',
    '/media/porch.0123456789.0.webp',
    '/media/porch.0123456789.640x0.avif',
    '/media/porch.0123456789.0x640.avif',
  ])('refuses %s', (address) => {
    expect(parseRendition(address)).toBeUndefined()
  })
})

describe('crops', () => {
  it('keeps the point of interest in the middle where the edges allow it', () => {
    expect(cropArea({ width: 1600, height: 800, focalX: 50, focalY: 50 }, { width: 100, height: 100 })).toEqual({
      left: 400,
      top: 0,
      width: 800,
      height: 800,
    })
    expect(cropArea({ width: 1600, height: 800, focalX: 95, focalY: 50 }, { width: 100, height: 100 })).toEqual({
      left: 800,
      top: 0,
      width: 800,
      height: 800,
    })
  })

  it('never leaves the picture, whatever the shapes and the focus', () => {
    const side = fc.integer({ min: 1, max: 4000 })
    const percent = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(side, side, percent, percent, side, side, (width, height, focalX, focalY, wantedWidth, wantedHeight) => {
        const area = cropArea({ width, height, focalX, focalY }, { width: wantedWidth, height: wantedHeight })
        expect(area.left).toBeGreaterThanOrEqual(0)
        expect(area.top).toBeGreaterThanOrEqual(0)
        expect(area.left + area.width).toBeLessThanOrEqual(width)
        expect(area.top + area.height).toBeLessThanOrEqual(height)
      }),
    )
  })
})
