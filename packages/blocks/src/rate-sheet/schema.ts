import { longText, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** Every account with what it earns. Rates come from the rate records, their date and the savings tiers from the site settings. */
export const rateSheet = block('rateSheet', 'Rate sheet', {
  headline: text({ help: 'Empty: the default text.' }),
  description: longText(),
  finePrint: longText({ help: 'Small print under all rates. May hold {date}: it is filled in from the site settings.' }),
})
