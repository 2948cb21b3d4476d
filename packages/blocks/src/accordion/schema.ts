import { flag, html, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** A title that shows and hides what is written under it (BLK-04 to BLK-08, D-BLK-11). */
export const accordion = block('accordion', 'Accordion', {
  accordionTitle: text(),
  accordionBody: html(),
  open: flag({ help: 'The body is shown when the page opens.' }),
})
