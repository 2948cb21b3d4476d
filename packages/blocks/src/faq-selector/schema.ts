import { flag, plain, references, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** Chosen questions in a chosen order (BLK-38). */
export const faqSelector = block('faqSelector', 'FAQ selector', {
  headline: text(),
  Question: references('faq-questions'),
  link: plain({ help: 'Where to find the rest, for example /faq/.' }),
  linkText: text(),
  refresh: flag(),
})
