import { flag, list, longText, picture, plain, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** Exactly two cards side by side (ROUTE-36, BLK-91, D-BLK-22). */
export const cardPair = block('cardPair', 'Card pair', {
  label: text({ help: 'Small capitals above the headline.' }),
  headline: text(),
  cards: list(
    {
      title: text(),
      intro: longText(),
      image: picture({ help: 'Shown 16:10.' }),
      link: plain(),
      linkText: text({ help: 'Empty: Learn More.' }),
      refresh: flag(),
    },
    { min: 2, max: 2 },
  ),
})
