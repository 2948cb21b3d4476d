import { namedBackgrounds } from '@bank/model/checks/background.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import { backdrop } from '@bank/ui/pictures/backdrop.ts'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import type { ToProps } from '../block.ts'
import type { ctaBox } from './schema.ts'

/** What the box stands on: nothing, one of the drawn backgrounds, or a flat color. */
export type CtaBoxGround = { named: (typeof namedBackgrounds)[number] } | { colour: string } | undefined

export type CtaBoxProps = {
  headline: Text | undefined
  description: Text | undefined
  layout: 'standard' | 'mini' | 'full'
  more: Action | undefined
  buttonStyle: 'primary' | 'outline' | 'text'
  image: PictureSource | undefined
  shape: 'small' | 'medium' | 'large' | undefined
  orientation: 'left' | 'right' | 'top'
  shadow: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right' | undefined
  /** The label of the switch that stops the fraud icons; absent when nothing moves. */
  orbitLabel: string | undefined
  ground: CtaBoxGround
  /** Light words, because the ground is dark. */
  dark: boolean
}

/**
 * The fields of a CTA box as its view shows them (BLK-25 to BLK-33). An empty layout means standard (D-BLK-13). Words on a hex
 * color take the ink that has more contrast with it.
 */
export const toProps: ToProps<typeof ctaBox, CtaBoxProps> = (record, context) => {
  const headline = nonBlank(record.headline)
  const description = nonBlank(record.description)
  const image = context.picture(record.image)
  const more = action(context, record.buttonLink, record.buttonText, record.refresh)
  if (!headline && !description && !more && !image) return undefined
  const named = namedBackgrounds.find((name) => name === record.background)
  const flat = named ? undefined : backdrop(record.background, context)
  const colour = flat && 'colour' in flat ? flat : undefined
  return {
    headline,
    description,
    layout: record.layout ?? 'standard',
    more,
    buttonStyle: record.buttonStyle ?? 'primary',
    image,
    shape: record.imageShape,
    orientation: record.imageOrientation ?? 'left',
    shadow: record.imageShadow,
    orbitLabel: record.customAnimation ? context.t('stopMotion') : undefined,
    ground: named ? { named } : colour && { colour: colour.colour },
    dark: named ? named !== 'white-bubbles' : (colour?.dark ?? false),
  }
}
