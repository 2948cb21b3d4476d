import { html } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** Running text: headings, paragraphs, lists, tables, quotations, pictures (BLK-57). */
export const simpleContent = block('simpleContent', 'Simple content', {
  content: html({ help: 'HTML. Scripts, styles and event attributes are taken out when the site is built.' }),
})
