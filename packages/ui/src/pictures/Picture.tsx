import { type Aspect, aspectRatio, requestedAspect, requestedWidth } from './image-options.ts'
import { offeredWidths } from './offered-widths.ts'
import { pictureAddress, pictureSet, placeholderAddress } from './picture-address.ts'
import type { PictureSource } from './picture-source.ts'

/**
 * What a picture inside the text says of its width on phones, whose screens count three device pixels to one of ours: less than it is laid
 * out with, since nobody sees the difference in a picture of that size, and a page of pictures weighs a third less.
 */
export const phonePictures = '(max-width: 639px) 75vw'

type PictureProps = {
  of: PictureSource
  /** How wide the picture is laid out, as in the `sizes` attribute. */
  sizes: string
  /** The widest rendition that is worth offering, in pixels; 1920 when absent (IMG-04, IMG-08). */
  most?: number
  aspect?: Aspect | undefined
  className?: string | undefined
  /** The first picture of a page: loaded at once and with priority. */
  eager?: boolean | undefined
  /** Pictures that only decorate are hidden from screen readers. */
  decorative?: boolean | undefined
  /** Other cuts of it for the screens that `media` matches, the first that does; `most` as above. */
  cuts?: readonly { of: PictureSource; media: string; sizes: string; most: number }[]
}

/**
 * A responsive picture, its size always set, lazy unless it is the first: AVIF in all widths and one WebP for the rest, or whatever
 * the image service makes of it. Each names its blurred stand-in, which a script shows until the picture has come (D-IMG-5).
 */
export const Picture = ({ of, sizes, className, eager, decorative, cuts = [], ...wanted }: PictureProps) => {
  const [most, aspect] = [requestedWidth(wanted.most), requestedAspect(wanted.aspect)]
  const offer = { most, aspect, sizes }
  const widths = offeredWidths(of, offer)
  const fallback = widths.find((width) => width >= Math.min(960, most)) ?? widths.at(-1) ?? of.width
  return (
    <picture>
      {cuts.map((cut) => (
        <source
          key={cut.media}
          media={cut.media}
          type={cut.of.service ? undefined : 'image/avif'}
          {...pictureSet(cut.of, { most: cut.most, aspect: undefined, sizes: cut.sizes })}
        />
      ))}
      {!of.service && <source type="image/avif" {...pictureSet(of, offer)} />}
      <img
        className={className}
        src={pictureAddress(of, fallback, aspect)}
        {...(of.service && pictureSet(of, offer))}
        data-blur={placeholderAddress(of, offer)}
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
