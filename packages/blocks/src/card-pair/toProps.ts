import { nonBlank, type Text } from '@bank/model/text.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import type { ToProps } from '../block.ts'
import type { cardPair } from './schema.ts'

export type PairCard = {
  readonly title: Text | undefined
  readonly intro: Text | undefined
  readonly image: PictureSource | undefined
  readonly action: Action | undefined
}

export type CardPairProps = { label: Text | undefined; headline: Text | undefined; cards: readonly PairCard[] }

/** Exactly two cards (ROUTE-36): the store refuses any other number, and a block without cards is hidden. */
export const toProps: ToProps<typeof cardPair, CardPairProps> = (record, context) => {
  const cards = (record.cards ?? []).map(({ title, intro, image, link, linkText, refresh }) => ({
    title: nonBlank(title),
    intro: nonBlank(intro),
    image: context.picture(image),
    action: action(context, link, linkText, refresh),
  }))
  if (!cards.some(({ title, intro, image }) => title || intro || image)) return undefined
  return { label: nonBlank(record.label), headline: nonBlank(record.headline), cards }
}
