import { flag, list, longText, number, plain, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/**
 * What savings earn, large, with a ledger of examples. Rates, limits and their date come from the site settings, so that
 * a figure is written down once.
 */
export const savingsRate = block('savingsRate', 'Savings rate', {
  product: text({ help: 'Name of the account.' }),
  tableTitle: text({ help: 'Empty: What it comes to.' }),
  balances: list({ amount: number({ min: 1, help: 'Example balance in dollars.' }) }),
  finePrint: longText({ help: 'May hold {date}, {limit}, {rate} and {excessRate}: they are filled in from the site settings.' }),
  link: plain(),
  linkText: text(),
  refresh: flag(),
  secondLink: plain(),
  secondLinkText: text(),
  secondRefresh: flag(),
})
