import { nonBlank, type Text } from '@bank/model/text.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import { type Backdrop, backdrop } from '@bank/ui/pictures/backdrop.ts'
import type { ToProps } from '../block.ts'
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
  const headline = nonBlank(record.headline)
  const quote = nonBlank(record.quote)
  const more = action(context, record.buttonLink, record.buttonText, record.refresh)
  if (!headline && !quote && !more) return undefined
  return {
    variant: record.variant ?? 'plain',
    headline,
    quote,
    author: nonBlank(record.author),
    authorTitle: nonBlank(record.authorTitle),
    more,
    background: backdrop(record.background, context),
  }
}
