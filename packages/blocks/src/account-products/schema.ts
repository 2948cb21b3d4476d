import { html, longText, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** Every product category with its product cards (PROD-01, PROD-02). */
export const accountProducts = block('accountProducts', 'Account products', {
  headline: text(),
  description: longText(),
  resumeText: text({ help: 'For people who have already started an application. Empty: the default text.' }),
  resumeLinkText: text({ help: 'Empty: the default text.' }),
  disclosure: html({ help: 'Small print under all cards.' }),
})
