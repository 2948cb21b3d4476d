import { expect, it } from 'vitest'
import { pictureAddresses } from './pictures.ts'
import type { SiteFile } from './release.ts'

it('gives the widest whole rendition of a picture, and the widest crop of one that is only shown cropped', () => {
  const file: SiteFile = { hash: 'a1', size: 1, type: 'image/webp' }
  const addresses = [
    '/media/bayou.a1.390.webp',
    '/media/bayou.a1.960.webp',
    '/media/bayou.a1.1280x800.webp',
    '/media/bayou.a1.1600.avif',
    '/media/skiff.b2.640x400.webp',
    '/_astro/x.9.webp',
  ]
  expect([...pictureAddresses(new Map(addresses.map((address) => [address, file])))]).toEqual([
    ['bayou.a1', '/media/bayou.a1.960.webp'],
    ['skiff.b2', '/media/skiff.b2.640x400.webp'],
  ])
})
