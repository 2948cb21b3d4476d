import { longText, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** All questions, grouped by category and sub-category (BLK-36, BLK-37). */
export const faq = block('faq', 'FAQ', {
  headline: text(),
  intro: longText(),
})
