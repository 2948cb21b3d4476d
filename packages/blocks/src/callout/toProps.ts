import type { IconName } from '@bank/model/icons.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import type { BlockContext, BlockRecord, ToProps } from '../block.ts'
import type { callout } from './schema.ts'

type StoredCard = BlockRecord<typeof callout>['cardOne']

export type CalloutCard = { icon: IconName | undefined; title: Text | undefined; intro: Text | undefined; more: Action | undefined }

export type CalloutProps = {
  layout: 'cards' | 'image' | 'solo' | 'sides' | 'larger'
  headline: Text | undefined
  description: Text | undefined
  more: Action | undefined
  image: PictureSource | undefined
  background: PictureSource | undefined
  /** Filled in the cards layout only. */
  cards: readonly CalloutCard[]
}

const readCard = (card: StoredCard, context: BlockContext): CalloutCard | undefined => {
  if (!card) return undefined
  const title = nonBlank(card.title)
  const intro = nonBlank(card.intro)
  return title || intro ? { icon: card.icon, title, intro, more: action(context, card.link, card.linkText, card.refresh) } : undefined
}

/** The fields of a callout as its view shows them (BLK-16 to BLK-18); an empty layout means image (D-BLK-13). */
export const toProps: ToProps<typeof callout, CalloutProps> = (record, context) => {
  const layout = record.layout ?? 'image'
  const headline = nonBlank(record.headline)
  const description = nonBlank(record.description)
  const image = context.picture(record.image)
  const background = context.picture(record.bgimage)
  const cards =
    layout === 'cards'
      ? [record.cardOne, record.cardTwo, record.cardThree, record.cardFour]
          .map((card) => readCard(card, context))
          .filter((card) => card !== undefined)
      : []
  const more = action(context, record.link, record.linkText, record.refresh)
  if (!headline && !description && !more && !image && cards.length === 0) return undefined
  return { layout, headline, description, more, image, background, cards }
}
