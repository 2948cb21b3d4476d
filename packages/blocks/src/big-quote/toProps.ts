import type { Text } from '@bank/model/text.ts'
import { type Action, action } from '../action.ts'
import { type Backdrop, backdrop } from '../backdrop.ts'
import { type ToProps, written } from '../block.ts'
import type { bigQuote, bigQuoteVariants } from './schema.ts'

export type BigQuoteProps = {
  variant: (typeof bigQuoteVariants)[number]
  headline: Text | undefined
  quote: Text | undefined
  author: Text | undefined
  authorTitle: Text | undefined
  more: Action | undefined
  background: Backdrop | undefined
}

export const toProps: ToProps<typeof bigQuote, BigQuoteProps> = (record, context) => {
  const headline = written(record.headline)
  const quote = written(record.quote)
  const more = action(context, record.buttonLink, record.buttonText, record.refresh)
  if (!headline && !quote && !more) return undefined
  return {
    variant: record.variant ?? 'plain',
    headline,
    quote,
    author: written(record.author),
    authorTitle: written(record.authorTitle),
    more,
    background: backdrop(record.background, context),
  }
}
