import { longText, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** All published pages, grouped (ROUTE-15). */
export const siteMap = block('siteMap', 'Site map', {
  headline: text({ help: 'Leave empty when a banner stands above.' }),
  description: longText(),
})
