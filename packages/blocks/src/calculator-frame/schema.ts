import { longText, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** The financial calculator in a frame (ROUTE-41, D-CALC-6). */
export const calculatorFrame = block('calculatorFrame', 'Calculator frame', {
  headline: text({ help: 'Also names the frame for screen readers. Empty: Loan calculator.' }),
  description: longText(),
  finePrint: longText(),
})
