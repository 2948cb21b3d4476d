import { html, longText, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** All accounts side by side, up to three of them chosen by the visitor, with a few questions that name one (PROD-03 to PROD-19). */
export const accountComparison = block('accountComparison', 'Account comparison', {
  headline: text(),
  description: longText(),
  disclosure: html({ help: 'Small print under the comparison.' }),
})
