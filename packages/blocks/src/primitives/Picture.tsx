import type { Text } from '@bank/model/text.ts'

/** A picture of the content store, ready to be shown at any width. */
export type PictureSource = {
  /** Name that starts its addresses: see `pictureName`. */
  readonly name: string
  readonly width: number
  readonly height: number
  readonly alt: Text | undefined
  /** Caption plate: the hour, then the place. */
  readonly hour: Text | undefined
  readonly place: Text | undefined
}

/** Width over height, as in `16:10`. */
export type Aspect = `${number}:${number}`

/**
 * What a picture inside the text says of its width on phones, whose screens count three device pixels to one of ours: less than it is laid
 * out with, since nobody sees the difference in a picture of that size, and a page of pictures weighs a third less.
 */
export const phonePictures = '(max-width: 639px) 75vw'

const steps = [240, 390, 640, 780, 960, 1280, 1600, 1920] as const

const ratio = (aspect: Aspect): number => {
  const [width = 1, height = 1] = aspect.split(':').map(Number)
  return width / height
}

/** Address of one rendition. The build makes exactly those renditions that its pages name. */
export const renditionAddress = (source: PictureSource, width: number, aspect: Aspect | undefined, format: 'avif' | 'webp'): string =>
  `/media/${source.name}.${width}${aspect ? `x${Math.round(width / ratio(aspect))}` : ''}.${format}`

/** The widths a picture is offered in: our steps up to what the drawing and the place need. */
const offeredWidths = (source: PictureSource, most: number, aspect: Aspect | undefined): readonly number[] => {
  const natural = aspect ? Math.min(source.width, Math.floor(source.height * ratio(aspect))) : source.width
  const limit = Math.min(most, natural)
  const below = steps.filter((step) => step < limit)
  return [...below, limit]
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
    .map((width) => `${renditionAddress(source, width, aspect, format)} ${width}w`)
    .join(', ')

/** A responsive picture: AVIF in all widths, one WebP for the rest, its size always set, lazy unless it is the first. */
export const Picture = ({ of, sizes, most = 1920, aspect, className, eager, decorative, narrow }: PictureProps) => {
  const widths = offeredWidths(of, most, aspect)
  const fallback = widths.find((width) => width >= Math.min(960, most)) ?? widths.at(-1) ?? of.width
  return (
    <picture>
      {narrow && <source media={narrow.media} type="image/avif" srcSet={srcSet(narrow.of, 880, narrow.aspect, 'avif')} sizes="100vw" />}
      <source type="image/avif" srcSet={srcSet(of, most, aspect, 'avif')} sizes={sizes} />
      <img
        className={className}
        src={renditionAddress(of, fallback, aspect, 'webp')}
        width={fallback}
        height={Math.round(aspect ? fallback / ratio(aspect) : (fallback * of.height) / of.width)}
        alt={decorative ? '' : (of.alt?.text ?? '')}
        lang={decorative ? undefined : of.alt?.lang}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  )
}
