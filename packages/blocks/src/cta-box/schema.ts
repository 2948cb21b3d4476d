import { backgroundCheck, namedBackgrounds } from '@bank/model/checks/background.ts'
import { choice, flag, longText, picture, plain, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

const ctaBoxLayouts = ['standard', 'mini', 'full'] as const
const ctaBoxShapes = ['small', 'medium', 'large'] as const
/** @internal Its test goes through every value. */
export const ctaBoxShadows = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const
/** @internal Its test goes through every value. */
export const ctaBoxOrientations = ['left', 'right', 'top'] as const
const ctaBoxButtons = ['primary', 'outline', 'text'] as const

/** A call to action with a circle picture (BLK-25 to BLK-33, D-BLK-3, D-BLK-4, D-BLK-13, D-BLK-21). */
export const ctaBox = block('ctaBox', 'CTA box', {
  headline: text(),
  description: longText(),
  layout: choice(ctaBoxLayouts, { default: 'standard', help: 'Width of the words: standard 5, mini 4, full 6 of 12 columns.' }),
  buttonLink: plain(),
  buttonText: text(),
  buttonStyle: choice(ctaBoxButtons, { default: 'primary' }),
  refresh: flag(),
  image: picture(),
  imageShape: choice(ctaBoxShapes, { help: 'Circle of 268, 390 or 468 pixels. Empty shows the picture uncropped.' }),
  imageOrientation: choice(ctaBoxOrientations, { default: 'left' }),
  imageShadow: choice(ctaBoxShadows),
  customAnimation: choice(['rotating-scam-icons']),
  background: plain({ check: backgroundCheck, help: `${namedBackgrounds.join(', ')}, or a hex colour.` }),
})
