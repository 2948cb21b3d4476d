import { longText, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** The branch and ATM finder: search, filters, list and map (LOC-01, D-LOC-1). */
export const locationFinder = block('locationFinder', 'Location finder', {
  headline: text(),
  intro: longText(),
})
