import { nonBlank, type Text } from '@bank/model/text.ts'
import { productCardSlider as slider } from '@bank/rules/constants.ts'
import { elementId } from '@bank/ui/element-id.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import type { ArrowLabels } from '@bank/ui/slider/SliderArrows.tsx'
import type { ToProps } from '../block.ts'
import type { productCardSlider } from './schema.ts'

export type ProductSlide = {
  readonly label: Text | undefined
  readonly name: Text | undefined
  readonly subline: Text | undefined
  readonly photo: PictureSource | undefined
  readonly action: Action | undefined
}

export type ProductCardSliderProps = {
  id: string
  label: Text | undefined
  title: Text
  slides: readonly ProductSlide[]
  arrows: ArrowLabels | undefined
}

/** Cards without any content are left out; without cards the block is hidden. The title defaults to "Local Events" (BLK-75). */
export const toProps: ToProps<typeof productCardSlider, ProductCardSliderProps> = (record, context) => {
  const { t, picture } = context
  const slides = (record.cards ?? [])
    .map(({ label, name, subline, photo, link, linkText, refresh }) => ({
      label: nonBlank(label),
      name: nonBlank(name),
      subline: nonBlank(subline),
      photo: picture(photo),
      action: action(context, link, linkText, refresh),
    }))
    .filter(({ name, subline, photo }) => name || subline || photo)
  if (slides.length === 0) return undefined
  return {
    id: elementId(record.id),
    label: nonBlank(record.label),
    title: nonBlank(record.title) ?? { text: t('localEvents') },
    slides,
    arrows: slides.length >= slider.arrowsNeed ? { previous: t('previousCard'), next: t('nextCard') } : undefined,
  }
}
