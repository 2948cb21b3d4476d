import { choice, flag, list, longText, picture, plain, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

export const ctaListLayouts = ['list', 'columns'] as const

/** Several things to do, with a picture and a word beside them (BLK-34, BLK-35, D-BLK-12, D-BLK-21). */
export const ctaList = block('ctaList', 'CTA list', {
  headline: text(),
  overrideLink: plain({ help: 'When set, every link of the list leads here.' }),
  refresh: flag({ help: 'Load the override link as a full page.' }),
  layout: choice(ctaListLayouts, { default: 'list' }),
  image: picture({ help: 'Shown 4:3 beside the list, or above it in columns.' }),
  sideHeadline: text(),
  sideSub: longText(),
  links: list({ title: text(), intro: longText(), link: plain(), refresh: flag() }),
})
