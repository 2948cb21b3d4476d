import { flag, list, longText, number, plain, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/**
 * The savings calculator (CALC-01 to CALC-14, FORM-70): the visitor's balance and what it earns, over the rates and a table of
 * examples. Rates, limits and their date come from the site settings, so that a figure is written down once.
 */
export const savingsCalculator = block('savingsCalculator', 'Savings calculator', {
  headline: text(),
  intro: longText(),
  balances: list({ amount: number({ min: 1, help: 'Example balance in dollars. Without any, four are worked out.' }) }),
  finePrint: longText({ help: 'May hold {date}, {limit}, {rate} and {excessRate}: they are filled in from the site settings.' }),
  link: plain(),
  linkText: text(),
  refresh: flag(),
})
