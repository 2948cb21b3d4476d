import ImgixClient from '@imgix/js-core'
import { describe, expect, it } from 'vitest'
import {
  checkDomain,
  checkOptions,
  placeholderWidth,
  ratioQualities,
  requestedAspect,
  requestedHeight,
  requestedWidth,
  targetWidths,
} from './image-options.ts'
import { imageService } from './image-service.ts'
import { serviceAddress, servicePlaceholder, serviceRatios, serviceWidths } from './service-address.ts'

const base = imageService('images.gulfpinesbank.example')('/media/porch.jpg')
const query = (address: string) => Object.fromEntries(new URL(address).searchParams)

describe('what a picture is asked for in', () => {
  it.each([
    [undefined, 1920],
    [1, 1920],
    [0, 1920],
    [-5, 1920],
    [Number.NaN, 1920],
    [2, 2],
    [640, 640],
  ])('[IMG-04] [IMG-08] takes the width %s for %i', (width, expected) => expect(requestedWidth(width)).toBe(expected))

  it.each([
    [undefined, undefined],
    [1, undefined],
    [0, undefined],
    [-3, undefined],
    [2, 2],
  ])('[IMG-09] takes the height %s for %s', (height, expected) => expect(requestedHeight(height)).toBe(expected))

  it.each([
    ['16:9', '16:9'],
    ['1.91:1', '1.91:1'],
    ['16/9', undefined],
    ['16:', undefined],
    ['a:b', undefined],
    ['0:1', undefined],
    ['16:9:1', undefined],
    [' 16:9', undefined],
    [undefined, undefined],
  ])('[IMG-10] takes the aspect ratio %s for %s', (aspect, expected) => expect(requestedAspect(aspect)).toBe(expected))

  it('[IMG-06] the stand-in has 5 % of the width', () => expect([placeholderWidth(1920), placeholderWidth(10)]).toEqual([96, 1]))
})

describe('what the image builder refuses', () => {
  it.each([
    'localhost',
    'https://images.example.com',
    'images.example.com/media',
    'images.example.com:8080',
    '',
    'a b.example',
    '.example.com',
  ])('[IMG-11] the domain %j', (domain) => {
    expect(() => checkDomain(domain)).toThrow(`domain must be a fully qualified domain name without protocol and path, not "${domain}"`)
    expect(() => imageService(domain)).toThrow('domain')
  })

  it.each([
    ['minWidth', { minWidth: 0 }, '0'],
    ['minWidth', { minWidth: -1 }, '-1'],
    ['minWidth', { minWidth: 1.5 }, '1.5'],
    ['maxWidth', { maxWidth: 0 }, '0'],
    ['maxWidth', { maxWidth: Number.NaN }, 'null'],
    ['minWidth', { minWidth: 501, maxWidth: 500 }, '501'],
    ['minWidth', { minWidth: 9000 }, '9000'],
  ])('[IMG-12] %s out of order in %j', (argument, options, value) => {
    expect(() => checkOptions(options)).toThrow(argument)
    expect(() => serviceWidths(base, {}, options)).toThrow(`not ${value}`)
  })

  it('[IMG-12] but not a least and a most that are equal', () => expect(targetWidths({ minWidth: 500, maxWidth: 500 })).toEqual([500]))

  it.each([0.0099, 0, -1, Number.NaN])('[IMG-13] the tolerance %s', (widthTolerance) =>
    expect(() => targetWidths({ widthTolerance })).toThrow('widthTolerance must be a number of at least 0.01'),
  )

  it('[IMG-13] but not a tolerance of 0.01', () => expect(targetWidths({ widthTolerance: 0.01, maxWidth: 104 })).toEqual([100, 102, 104]))

  it.each([[[]], ['640' as unknown as number[]], [{} as unknown as number[]]])('[IMG-14] %j for widths', (widths) =>
    expect(() => targetWidths({ widths })).toThrow('widths must be a list of at least one width'),
  )

  it.each([[[640, 0]], [[-1]], [[1.5]], [['640' as unknown as number]]])('[IMG-15] the widths %j', (widths) =>
    expect(() => targetWidths({ widths })).toThrow('widths must be positive whole numbers, not'),
  )

  it.each([[[0.5]], [[6]], [[1, 2, Number.NaN]], [['2' as unknown as number]], [[]]])(
    '[IMG-16] the device pixel ratios %j',
    (devicePixelRatios) => expect(() => ratioQualities({ devicePixelRatios })).toThrow('devicePixelRatios must be'),
  )

  it('[IMG-16] but not ratios between whole numbers', () =>
    expect(ratioQualities({ devicePixelRatios: [1, 1.5, 5] })).toEqual([
      { ratio: 1, quality: 75 },
      { ratio: 1.5, quality: 75 },
      { ratio: 5, quality: 20 },
    ]))
})

describe('the defaults of the image builder', () => {
  it('[IMG-17] [IMG-18] are widths from 100 to 8192, as the service makes them itself', () => {
    expect(targetWidths().slice(0, 4)).toEqual([100, 116, 135, 156])
    expect(targetWidths().at(-1)).toBe(8192)
    expect(targetWidths()).toEqual(ImgixClient.targetWidths(100, 8192, 0.08))
  })

  it('[IMG-19] [IMG-20] are the ratios 1 to 5 with qualities of their own', () =>
    expect(ratioQualities().map(({ ratio, quality }) => [ratio, quality])).toEqual([
      [1, 75],
      [2, 50],
      [3, 35],
      [4, 23],
      [5, 20],
    ]))
})

describe('addresses at the image service', () => {
  it('[IMG-01] [IMG-02] name the host, the width and the compression', () => {
    const address = serviceAddress(base, { width: 640 })
    expect(new URL(address).origin).toBe('https://images.gulfpinesbank.example')
    expect(query(address)).toEqual({ auto: 'compress', w: '640' })
  })

  it('[IMG-08] [IMG-09] [IMG-10] leave out what does not count', () => {
    expect(query(serviceAddress(base, { width: 1, height: 1, aspect: 'wide' }))).toEqual({ auto: 'compress', w: '1920' })
    expect(query(serviceAddress(base, { width: 300, aspect: '4:3' }))).toEqual({ auto: 'compress', w: '300', ar: '4:3', fit: 'crop' })
    expect(query(serviceAddress(base, { width: 300, height: 200 }))).toMatchObject({ w: '300', h: '200' })
  })

  it('[IMG-06] [IMG-07] ask for the stand-in at 96 pixels and blur 20', () =>
    expect(query(servicePlaceholder(base))).toEqual({ auto: 'compress', w: '96', blur: '20' }))

  it('offer widths, and ratios with their quality', () => {
    expect(serviceWidths(base, {}, { widths: [320, 640] })).toBe(
      'https://images.gulfpinesbank.example/media/porch.jpg?auto=compress&w=320 320w, https://images.gulfpinesbank.example/media/porch.jpg?auto=compress&w=640 640w',
    )
    const second = serviceRatios(base, { width: 300 }).split(', ')[1]?.split(' ') ?? []
    expect([query(second[0] ?? ''), second[1]]).toEqual([{ auto: 'compress', w: '300', dpr: '2', q: '50' }, '2x'])
  })
})
