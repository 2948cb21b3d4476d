import { type Aspect, aspectRatio, targetWidths } from './image-options.ts'
import type { PictureSource } from './picture-source.ts'

/** How a picture is to be offered: the widest it is worth, in pixels, its shape when it is cropped, and its `sizes` attribute. */
export type Offer = { readonly most: number; readonly aspect?: Aspect | undefined; readonly sizes: string }

/** Widths that pages offer a picture in, in pixels, as far as it goes. */
const steps = [240, 390, 640, 780, 960, 1280, 1600, 1920] as const

/** The width of a picture in the shape it is cropped to. */
export const naturalWidth = ({ width, height }: PictureSource, aspect: Aspect | undefined): number =>
  aspect ? Math.min(width, Math.floor(height * aspectRatio(aspect))) : width

/** The widths a picture is offered in: the steps up to what the picture holds and its place needs. */
export const offeredWidths = (source: PictureSource, { most, aspect }: Pick<Offer, 'most' | 'aspect'>): readonly number[] => {
  const limit = Math.min(most, naturalWidth(source, aspect))
  return targetWidths({ widths: [...steps.filter((step) => step < limit), limit] })
}
