// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Aspect } from './image-options.ts'
import { imageService } from './image-service.ts'
import { Picture } from './Picture.tsx'
import { Plate } from './Plate.tsx'
import type { PictureSource } from './picture-source.ts'

const bayou: PictureSource = { name: 'bayou.0123456789', width: 2400, height: 1350, alt: { text: 'A bayou' } }
const portrait: PictureSource = { name: 'ada.0123456789', width: 200, height: 250 }
const served = (source: PictureSource): PictureSource => ({
  ...source,
  service: imageService('images.gulfpinesbank.example')(`/media/${source.name}.webp`),
})

const show = (props: Parameters<typeof Picture>[0]): HTMLImageElement => {
  document.body.innerHTML = renderToStaticMarkup(<Picture {...props} />)
  return document.querySelector('img') as HTMLImageElement
}
/** Address and descriptor of each entry of a `srcset`. */
const entries = (srcset: string) =>
  srcset.split(', ').map((entry) => {
    const [address = '', descriptor = ''] = entry.split(' ')
    return [Object.fromEntries(new URL(address, 'https://www.example.com').searchParams), descriptor] as const
  })
const widest = () => document.querySelector('source')?.srcset.split(' ').at(-1)

describe('a picture', () => {
  it.each([undefined, 1, 0, -5])('[IMG-04] [IMG-08] is offered up to 1920 wide with %s for its width', (most) => {
    show({ of: bayou, sizes: '100vw', ...(most !== undefined && { most }) })
    expect(widest()).toBe('1920w')
  })

  it('[IMG-08] is offered up to a width that counts', () => {
    show({ of: bayou, sizes: '50vw', most: 640 })
    expect(widest()).toBe('640w')
  })

  it('[IMG-10] is cropped to an aspect ratio, and keeps its own shape with anything else', () => {
    const shape = (aspect: string) => {
      const { width, height } = show({ of: bayou, sizes: '100vw', aspect: aspect as Aspect })
      return [width, height]
    }
    expect(shape('1:1')).toEqual([960, 960])
    for (const other of ['16/9', '0:1', 'wide', '']) expect(shape(other)).toEqual([960, 540])
  })

  it('[IMG-03] [IMG-06] has a stand-in of 5 % of its width', () => {
    expect(show({ of: bayou, sizes: '100vw' }).dataset['blur']).toBe('/media/bayou.0123456789.96.blur.webp')
    expect(show({ of: bayou, sizes: '50vw', most: 640 }).dataset['blur']).toBe('/media/bayou.0123456789.32.blur.webp')
  })

  it('has its words, or none when it only decorates', () => {
    expect(show({ of: bayou, sizes: '100vw' }).alt).toBe('A bayou')
    expect(show({ of: bayou, sizes: '100vw', decorative: true }).alt).toBe('')
    expect(show({ of: portrait, sizes: '100vw' }).alt).toBe('')
  })
})

describe('a picture of the image service', () => {
  it('is offered by width where its width follows the screen', () => {
    const { srcset, sizes } = show({ of: served(bayou), sizes: '50vw', most: 640, aspect: '4:3' })
    expect(entries(srcset)).toEqual(['240', '390', '640'].map((w) => [{ auto: 'compress', w, ar: '4:3', fit: 'crop' }, `${w}w`]))
    expect(sizes).toBe('50vw')
  })

  it('[IMG-16] [IMG-19] [IMG-20] is offered by device pixels where it has one width, with less quality for more of them', () => {
    const image = show({ of: served({ ...portrait, width: 400, height: 400 }), sizes: '60px', most: 120 })
    expect(entries(image.srcset)).toEqual(
      ['75', '50', '35', '23', '20'].map((q, index) => [{ auto: 'compress', w: '60', dpr: `${index + 1}`, q }, `${index + 1}x`]),
    )
    expect(image.hasAttribute('sizes')).toBe(false)
  })

  it('is never asked for larger than it is', () => {
    const image = show({ of: served(portrait), sizes: '60px', aspect: '1:1' })
    expect(entries(image.srcset).map(([, descriptor]) => descriptor)).toEqual(['1x', '2x', '3x'])
    expect(entries(show({ of: served(portrait), sizes: '300px' }).srcset).map(([, descriptor]) => descriptor)).toEqual(['200w'])
  })
})

describe('the plate of a picture', () => {
  const plate = (of: PictureSource | undefined) => renderToStaticMarkup(<Plate of={of} />)

  it('names hour and place, in the language they are written in', () =>
    expect(plate({ ...bayou, hour: { text: 'First light' }, place: { text: 'Bayou Teche', lang: 'en' } })).toBe(
      '<p class="plate" data-search-skip=""><b>First light</b> <span lang="en">Bayou Teche</span></p>',
    ))

  it.each([undefined, bayou, { ...bayou, hour: { text: 'First light' } }])('is left out where no place is named', (of) =>
    expect(plate(of)).toBe(''),
  )
})
