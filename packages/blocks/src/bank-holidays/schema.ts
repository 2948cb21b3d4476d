import { html, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** The holidays of the bank out of the site settings, by year: the same days on which the pages of branches say that they are closed. */
export const bankHolidays = block('bankHolidays', 'Bank holidays', {
  headline: text(),
  description: html(),
})
