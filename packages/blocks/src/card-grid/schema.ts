import { iconCheck } from '@bank/model/checks/icon.ts'
import { flag, list, longText, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** Cards with an icon each; every field of a card may differ by language (BLK-20, BLK-21). */
export const cardGrid = block('cardGrid', 'Card grid', {
  headline: text(),
  cards: list({
    icon: text({ check: iconCheck, help: 'Name of an icon, such as phone or fraud-email.' }),
    intro: longText(),
    title: text(),
    link: text({ help: 'Leave Spanish empty to use the same address; the page’s language is added by itself.' }),
    linkText: text({ help: 'Empty: Learn More.' }),
    refresh: flag(),
  }),
})
