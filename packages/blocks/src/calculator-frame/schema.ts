import { longText, number, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** The financial calculator in a frame (ROUTE-41, D-CALC-6). */
export const calculatorFrame = block('calculatorFrame', 'Calculator frame', {
  headline: text({ help: 'Also names the frame for screen readers. Empty: Loan calculator.' }),
  description: longText(),
  amount: number({
    min: 1,
    max: 100_000_000,
    help: 'Dollars that the calculator opens with. Choose amount, rate and years that fit the page.',
  }),
  rate: number({ min: 0, max: 30, help: 'Rate in percent that it opens with: 6.25 is 6.25%.' }),
  years: number({ min: 1, max: 40, help: 'Whole years that it opens with.' }),
  finePrint: longText(),
})
