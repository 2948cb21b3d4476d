import { longText, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** A map whose states and regions lead to their notices (ROUTE-28 to ROUTE-32). The four links are fixed. */
export const noticesMap = block('noticesMap', 'Regional notices map', {
  label: text({ help: 'Small capitals above the headline.' }),
  headline: text(),
  description: longText(),
})
