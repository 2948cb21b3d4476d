import { longText, picture, references, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** Cards that find their own way here: those in the page's language that share a category (BLK-54 to BLK-56, BLK-92). */
export const smartTagCards = block('smartTagCards', 'Smart tag cards', {
  headline: text(),
  headlineBody: longText(),
  topImage: picture({ help: 'A strip above the headline.' }),
  bottomImage: picture({ help: 'A strip below the cards.' }),
  Category: references('categories', { help: 'A card is shown when it has one of these.' }),
})
