import { choice, flag, html, longText, picture, plain, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** @internal Its test goes through every value. */
export const contentGridLayouts = ['popout', 'simple', 'reverse'] as const

/** A picture, a message and a side note, in one of three layouts (BLK-22, BLK-23, D-BLK-13). */
export const contentGrid = block('contentGrid', 'Content grid', {
  headline: text(),
  description: longText(),
  link: plain(),
  linkText: text(),
  refresh: flag(),
  layout: choice(contentGridLayouts, { default: 'simple', help: 'Empty means simple.' }),
  sideTitle: text(),
  sideBody: html(),
  image: picture(),
})
