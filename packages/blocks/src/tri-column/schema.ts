import { list, longText, plain, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** Three columns of equal weight, each a title over a list (BLK-66, BLK-67). */
export const triColumn = block('triColumn', 'Three columns', {
  title: text(),
  subtitle: longText(),
  background: plain({ help: 'A hex colour such as #f4efe6, or the id of a picture.' }),
  columns: list({ title: text({ required: true }), content: list({ text: longText() }) }, { min: 3, max: 3 }),
})
