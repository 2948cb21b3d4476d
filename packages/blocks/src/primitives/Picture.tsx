import type { Text } from '@bank/model/text.ts'
import { images } from '@bank/rules/constants.ts'
import { type Aspect, aspectRatio, placeholderWidth, targetWidths } from '../images/image-options.ts'

/** A picture of the content store, ready to be shown at any width. */
export type PictureSource = {
  /** Name that starts its addresses: see `pictureName`. */
  readonly name: string
  readonly width: number
  readonly height: number
  readonly alt?: Text | undefined
  /** Caption plate: the hour, then the place. */
  readonly hour?: Text | undefined
  readonly place?: Text | undefined
  /** What its addresses at the image service begin with, when there is one: the service then resizes it, not the build (D-IMG-1). */
  readonly service?: string | undefined
}

/**
 * What a picture inside the text says of its width on phones, whose screens count three device pixels to one of ours: less than it is laid
 * out with, since nobody sees the difference in a picture of that size, and a page of pictures weighs a third less.
 */
export const phonePictures = '(max-width: 639px) 75vw'

const steps = [240, 390, 640, 780, 960, 1280, 1600, 1920] as const

/** Pictures up to this width, in pixels, load so fast that a blurred stand-in would only cost. */
const smallPicture = 1280

/** Address of one rendition. The build makes exactly those renditions that its pages name, and writes blurred ones into the page. */
export const renditionAddress = (
  source: Pick<PictureSource, 'name'>,
  width: number,
  aspect: Aspect | undefined,
  format: 'avif' | 'webp' | 'blur.webp',
): string => `/media/${source.name}.${width}${aspect ? `x${Math.round(width / aspectRatio(aspect))}` : ''}.${format}`

/** Address of a picture at one width: at the image service, or of what the build makes (IMG-01, IMG-02). */
const addressOf = (source: PictureSource, width: number, aspect: Aspect | undefined, format: 'avif' | 'webp'): string =>
  source.service ? `${source.service}&w=${width}${aspect ? `&ar=${aspect}&fit=crop` : ''}` : renditionAddress(source, width, aspect, format)

/** Address of the blurred stand-in that is shown until the picture has come (IMG-03, IMG-06, IMG-07). */
const placeholderOf = (source: PictureSource, most: number, aspect: Aspect | undefined): string =>
  source.service
    ? `${addressOf(source, placeholderWidth(most), aspect, 'webp')}&blur=${images.placeholderBlur}`
    : renditionAddress(source, placeholderWidth(most), aspect, 'blur.webp')

/** The widths a picture is offered in: our steps up to what the drawing and the place need. */
const offeredWidths = (source: PictureSource, most: number, aspect: Aspect | undefined): readonly number[] => {
  const natural = aspect ? Math.min(source.width, Math.floor(source.height * aspectRatio(aspect))) : source.width
  const limit = Math.min(most, natural)
  const below = steps.filter((step) => step < limit)
  return targetWidths({ widths: [...below, limit] })
}

type PictureProps = {
  of: PictureSource
  /** How wide the picture is laid out, as in the `sizes` attribute. */
  sizes: string
  /** The widest rendition that is worth offering, in pixels. */
  most?: number
  aspect?: Aspect | undefined
  className?: string | undefined
  /** The first picture of a page: loaded at once and with priority. */
  eager?: boolean | undefined
  /** Pictures that only decorate are hidden from screen readers. */
  decorative?: boolean | undefined
  /** Another picture for narrow screens. */
  narrow?: { of: PictureSource; media: string; aspect?: Aspect | undefined } | undefined
}

const srcSet = (source: PictureSource, most: number, aspect: Aspect | undefined, format: 'avif' | 'webp') =>
  offeredWidths(source, most, aspect)
    .map((width) => `${addressOf(source, width, aspect, format)} ${width}w`)
    .join(', ')

/**
 * A responsive picture, its size always set, lazy unless it is the first: AVIF in all widths and one WebP for the rest, or whatever
 * the image service makes of it. A large one names its blurred stand-in, which a script shows until the picture has come (D-IMG-5).
 */
export const Picture = ({ of, sizes, most = images.defaultWidth, aspect, className, eager, decorative, narrow }: PictureProps) => {
  const widths = offeredWidths(of, most, aspect)
  const fallback = widths.find((width) => width >= Math.min(960, most)) ?? widths.at(-1) ?? of.width
  return (
    <picture>
      {narrow && (
        <source
          media={narrow.media}
          type={narrow.of.service ? undefined : 'image/avif'}
          srcSet={srcSet(narrow.of, 880, narrow.aspect, 'avif')}
          sizes="100vw"
        />
      )}
      {!of.service && <source type="image/avif" srcSet={srcSet(of, most, aspect, 'avif')} sizes={sizes} />}
      <img
        className={className}
        src={addressOf(of, fallback, aspect, 'webp')}
        srcSet={of.service && srcSet(of, most, aspect, 'webp')}
        sizes={of.service && sizes}
        data-blur={most > smallPicture ? placeholderOf(of, most, aspect) : undefined}
        width={fallback}
        height={Math.round(aspect ? fallback / aspectRatio(aspect) : (fallback * of.height) / of.width)}
        alt={decorative ? '' : (of.alt?.text ?? '')}
        lang={decorative ? undefined : of.alt?.lang}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  )
}
