import { flag, longText, picture, plain, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** One picture and a few words that share an edge (BLK-24). */
export const contentTile = block('contentTile', 'Content tile', {
  headline: text(),
  description: longText(),
  link: plain(),
  linkText: text({ help: 'Empty: Learn More.' }),
  refresh: flag(),
  image: picture({ help: 'Shown 4:3.' }),
})
