import { choice, flag, longText, plain, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

export const bigQuoteVariants = ['plain', 'boxed'] as const

/** One sentence somebody said, set large (BLK-13 to BLK-15, D-BLK-21). */
export const bigQuote = block('bigQuote', 'Big quote', {
  headline: text(),
  quote: longText(),
  author: text(),
  authorTitle: text(),
  buttonLink: plain(),
  buttonText: text(),
  refresh: flag(),
  background: plain({ help: 'A hex colour such as #0b2440, or the id of a picture.' }),
  variant: choice(bigQuoteVariants, { default: 'plain' }),
})
