import { choice, flag, longText, picture, plain, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

export const linkDescriptionLayouts = ['both', 'logo', 'image'] as const

/** A described link with a logo, a picture or both (BLK-69, BLK-70, D-BLK-22). */
export const linkDescription = block('linkDescription', 'Link with description', {
  headline: text(),
  description: longText(),
  link: plain(),
  linkText: text(),
  refresh: flag(),
  logo: picture({ help: 'Shown in the layouts both and logo.' }),
  image: picture({ help: 'Shown in the layouts both and image. Empty: the money-market picture.' }),
  layout: choice(linkDescriptionLayouts, { default: 'both' }),
})
