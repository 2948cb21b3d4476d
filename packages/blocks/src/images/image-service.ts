import { images } from '@bank/rules/constants.ts'
import ImgixClient from '@imgix/js-core'
import {
  checkDomain,
  type ImageOptions,
  placeholderWidth,
  ratioQualities,
  requestedAspect,
  requestedHeight,
  requestedWidth,
  targetWidths,
} from './image-options.ts'

type Wanted = { width?: number | undefined; height?: number | undefined; aspect?: string | undefined }

/** Asked of every picture: the service compresses as it sees fit (IMG-02). */
const always = { auto: 'compress' } as const

const crop = (wanted: Wanted) => {
  const aspect = requestedAspect(wanted.aspect)
  const height = requestedHeight(wanted.height)
  return { ...(height !== undefined && { h: height }), ...(aspect && { ar: aspect }), ...((aspect || height) && { fit: 'crop' }) }
}

/**
 * Addresses of pictures at an image service that resizes them, built by its own library (D-IMG-1). `domain` is that of the service.
 * All members throw errors that name argument and value (D-IMG-2).
 */
export const imageService = (domain: string) => {
  const client = new ImgixClient({ domain: checkDomain(domain), includeLibraryParam: false })
  return {
    /** A picture without a size: what all its addresses begin with. `focus` is the point of interest in percent, for crops. */
    base: (path: string, focus?: { x: number; y: number } | undefined): string =>
      client.buildURL(path, { ...always, ...(focus && { crop: 'focalpoint', 'fp-x': focus.x / 100, 'fp-y': focus.y / 100 }) }),
    /** One picture, 1920 wide unless told otherwise (IMG-01, IMG-04, IMG-08 to IMG-10). */
    address: (path: string, wanted: Wanted = {}): string =>
      client.buildURL(path, { ...always, w: requestedWidth(wanted.width), ...crop(wanted) }),
    /** The blurred stand-in: 5 % of the width, blur 20 (IMG-06, IMG-07). */
    placeholder: (path: string, wanted: Wanted = {}): string =>
      client.buildURL(path, {
        ...always,
        w: placeholderWidth(requestedWidth(wanted.width)),
        blur: images.placeholderBlur,
        ...crop({ aspect: wanted.aspect }),
      }),
    /** A `srcset` by widths (IMG-12 to IMG-15, IMG-17, IMG-18). */
    widths: (path: string, wanted: Wanted = {}, options: ImageOptions = {}): string =>
      targetWidths(options)
        .map((w) => `${client.buildURL(path, { ...always, w, ...crop(wanted) })} ${w}w`)
        .join(', '),
    /** A `srcset` by device pixel ratios for a picture of one size, with less quality for more pixels (IMG-16, IMG-19, IMG-20). */
    ratios: (path: string, wanted: Wanted = {}, options: Pick<ImageOptions, 'devicePixelRatios'> = {}): string =>
      ratioQualities(options)
        .map(({ ratio, quality }) => {
          const address = client.buildURL(path, {
            ...always,
            w: requestedWidth(wanted.width),
            ...crop(wanted),
            dpr: ratio,
            q: quality,
          })
          return `${address} ${ratio}x`
        })
        .join(', '),
  }
}
