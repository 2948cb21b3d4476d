import { flag, longText, picture, plain, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** One thing to do, with a picture beside it (BLK-19). */
export const callToAction = block('callToAction', 'Call to action', {
  headline: text(),
  description: longText(),
  link: plain(),
  linkText: text(),
  refresh: flag(),
  image: picture(),
})
