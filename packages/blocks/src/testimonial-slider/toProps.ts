import { nonBlank, type Text } from '@bank/model/text.ts'
import { testimonialSlider as slider } from '@bank/rules/constants.ts'
import { elementId } from '@bank/ui/element-id.ts'
import { type Backdrop, backdrop } from '@bank/ui/pictures/backdrop.ts'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import type { ArrowLabels } from '@bank/ui/slider/SliderArrows.tsx'
import type { ToProps } from '../block.ts'
import type { testimonialSlider } from './schema.ts'

export type Testimonial = {
  readonly quote: Text
  readonly name: string
  readonly detail: Text | undefined
  readonly image: PictureSource | undefined
}

export type TestimonialSliderProps = {
  id: string
  title: Text | undefined
  subtitle: Text | undefined
  ground: Backdrop | undefined
  testimonials: readonly Testimonial[]
  arrows: ArrowLabels
  /** All of them fit side by side on a large screen, so that arrows have nothing to move there. */
  fits: boolean
}

/** What customers said; a row without a quote is left out, and without any the block is hidden. */
export const toProps: ToProps<typeof testimonialSlider, TestimonialSliderProps> = (record, context) => {
  const testimonials = (record.testimonials ?? []).flatMap(({ quote, name, detail, image }) => {
    const words = nonBlank(quote)
    return words ? [{ quote: words, name: name?.trim() ?? '', detail: nonBlank(detail), image: context.picture(image) }] : []
  })
  if (testimonials.length === 0) return undefined
  return {
    id: elementId(record.id),
    title: nonBlank(record.title),
    subtitle: nonBlank(record.subtitle),
    ground: backdrop(record.background, context),
    testimonials,
    arrows: { previous: context.t('previousCard'), next: context.t('nextCard') },
    fits: testimonials.length <= slider.visible,
  }
}
