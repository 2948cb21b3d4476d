import { images } from '@bank/rules/constants.ts'
import {
  type ImageOptions,
  placeholderWidth,
  ratioQualities,
  requestedAspect,
  requestedHeight,
  requestedWidth,
  targetWidths,
} from './image-options.ts'

/** A size in pixels, by the rules of the image builder: what does not count is left out (IMG-08 to IMG-10). */
export type Wanted = { readonly width?: number | undefined; readonly height?: number | undefined; readonly aspect?: string | undefined }

/**
 * These put a size behind the base of a picture at the image service (`imageService`), in the browser too, where the service's own library
 * would weigh more than the islands that show pictures.
 */
const sized = (base: string, { width, height, aspect }: Wanted, more: Readonly<Record<string, number>> = {}): string => {
  const [h, ar] = [requestedHeight(height), requestedAspect(aspect)]
  const query = { w: requestedWidth(width), h, ar, fit: h === undefined && ar === undefined ? undefined : 'crop', ...more }
  return Object.entries(query).reduce((address, [name, value]) => (value === undefined ? address : `${address}&${name}=${value}`), base)
}

/** One picture, 1920 wide unless told otherwise (IMG-01, IMG-04). */
export const serviceAddress = (base: string, wanted: Wanted = {}): string => sized(base, wanted)

/** The blurred stand-in of a picture: 5 % of its width, blur 20 (IMG-06, IMG-07). */
export const servicePlaceholder = (base: string, { width, aspect }: Wanted = {}): string =>
  sized(base, { width: placeholderWidth(requestedWidth(width)), aspect }, { blur: images.placeholderBlur })

/** A `srcset` by widths. Throws for options out of their limits (IMG-12 to IMG-15, IMG-17, IMG-18). */
export const serviceWidths = (base: string, wanted: Wanted = {}, options: ImageOptions = {}): string =>
  targetWidths(options)
    .map((width) => `${sized(base, { ...wanted, width })} ${width}w`)
    .join(', ')

/** A `srcset` by device pixels for a picture of one size, the more the less quality. Throws as above (IMG-16, IMG-19, IMG-20). */
export const serviceRatios = (base: string, wanted: Wanted = {}, options: Pick<ImageOptions, 'devicePixelRatios'> = {}): string =>
  ratioQualities(options)
    .map(({ ratio, quality }) => `${sized(base, wanted, { dpr: ratio, q: quality })} ${ratio}x`)
    .join(', ')
