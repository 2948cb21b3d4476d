import { choice, flag, group, longText, picture, plain, text } from '@bank/model/fields.ts'
import { iconNames } from '@bank/model/icons.ts'
import { block } from '../block.ts'

/** @internal Its test goes through every value. */
export const calloutLayouts = ['cards', 'image', 'solo', 'sides', 'larger'] as const

const card = () => group({ icon: choice(iconNames), title: text(), intro: longText(), link: plain(), linkText: text(), refresh: flag() })

/** A thought that stands out from the page, in one of five layouts (BLK-16 to BLK-18, D-BLK-13, D-BLK-21). */
export const callout = block('callout', 'Callout', {
  headline: text(),
  description: longText(),
  link: plain(),
  linkText: text(),
  refresh: flag(),
  image: picture(),
  bgimage: picture({ help: 'Picture behind the words. Words stand on a paper sheet or on its quiet side.' }),
  layout: choice(calloutLayouts, { default: 'image', help: 'Empty means image. The four cards show in the cards layout only.' }),
  cardOne: card(),
  cardTwo: card(),
  cardThree: card(),
  cardFour: card(),
})
