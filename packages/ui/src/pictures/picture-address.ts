import { images } from '@bank/rules/constants.ts'
import { type Aspect, aspectRatio, placeholderWidth } from './image-options.ts'
import { naturalWidth, type Offer, offeredWidths } from './offered-widths.ts'
import type { PictureSource } from './picture-source.ts'
import { serviceAddress, servicePlaceholder, serviceRatios, serviceWidths } from './service-address.ts'

/** The attributes that let a browser choose a width. */
export type PictureSet = { readonly srcSet: string; readonly sizes?: string }

/** Address of one rendition. The build makes exactly those renditions that its pages name, and writes blurred ones into the page. */
export const renditionAddress = (
  { name }: Pick<PictureSource, 'name'>,
  width: number,
  aspect: Aspect | undefined,
  format: 'avif' | 'webp' | 'blur.webp',
): string => `/media/${name}.${width}${aspect ? `x${Math.round(width / aspectRatio(aspect))}` : ''}.${format}`

/** Address of a picture at one width: at the image service, or of the WebP that the build makes (IMG-01, IMG-02). */
export const pictureAddress = (source: PictureSource, width: number, aspect?: Aspect | undefined): string =>
  source.service ? serviceAddress(source.service, { width, aspect }) : renditionAddress(source, width, aspect, 'webp')

/** Address of the blurred stand-in that is shown until the picture has come (IMG-03, IMG-06, IMG-07). */
export const placeholderAddress = (source: PictureSource, { most, aspect }: Pick<Offer, 'most' | 'aspect'>): string =>
  source.service
    ? servicePlaceholder(source.service, { width: most, aspect })
    : renditionAddress(source, placeholderWidth(most), aspect, 'blur.webp')

/** AVIFs that the build makes, by width. */
const renditionSet = (source: PictureSource, offer: Offer): PictureSet => ({
  srcSet: offeredWidths(source, offer)
    .map((width) => `${renditionAddress(source, width, offer.aspect, 'avif')} ${width}w`)
    .join(', '),
  sizes: offer.sizes,
})

/** What the service makes: by device pixels, as far as the picture goes, where it has one width at every screen; else by width. */
const serviceSet = (source: PictureSource, base: string, offer: Offer): PictureSet => {
  const { aspect, sizes } = offer
  const width = Number(/^(\d+)px$/.exec(sizes)?.[1])
  const devicePixelRatios = images.pixelRatios.filter((ratio) => ratio * width <= naturalWidth(source, aspect))
  return devicePixelRatios.length > 0
    ? { srcSet: serviceRatios(base, { width, aspect }, { devicePixelRatios }) }
    : { srcSet: serviceWidths(base, { aspect }, { widths: offeredWidths(source, offer) }), sizes }
}

/** What a picture is offered in, by the image service or of what the build makes. */
export const pictureSet = (source: PictureSource, offer: Offer): PictureSet =>
  source.service ? serviceSet(source, source.service, offer) : renditionSet(source, offer)
