import { flag, list, longText, picture, plain, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** Cards in a row that scrolls sideways (BLK-71 to BLK-75). */
export const productCardSlider = block('productCardSlider', 'Product card slider', {
  label: text({ help: 'Small capitals above the title.' }),
  title: text({ help: 'Empty: Local Events.' }),
  cards: list({
    label: text(),
    name: text(),
    subline: longText(),
    photo: picture({ help: 'Shown 4:3.' }),
    link: plain(),
    linkText: text({ help: 'Empty: Learn More.' }),
    refresh: flag(),
  }),
})
