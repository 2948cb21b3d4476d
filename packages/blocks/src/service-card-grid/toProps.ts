import { iconNames } from '@bank/model/icons.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import { serviceCardsPerRow } from '@bank/rules/constants.ts'
import { action } from '@bank/ui/links/action.ts'
import type { BlockContext, BlockRecord, ToProps } from '../block.ts'
import { type ServiceCard, serviceCard } from '../cards/service/service-card.ts'
import type { serviceCardGrid, serviceCardGridLayouts } from './schema.ts'

type Layout = (typeof serviceCardGridLayouts)[number]

export type ServiceCardGridProps = { headline: Text | undefined; layout: Layout; perRow: 2 | 3; cards: readonly ServiceCard[] }

/** Three cards to a row when there are exactly three of them in full width, otherwise two (BLK-77, BLK-78). */
const cardsPerRow = (count: number, layout: Layout): 2 | 3 =>
  count === 3 && layout === 'full-width' ? serviceCardsPerRow.three : serviceCardsPerRow.otherwise

const cardsOf = (record: BlockRecord<typeof serviceCardGrid>, context: BlockContext): readonly ServiceCard[] => {
  if (record.tiles?.length)
    return record.tiles.map(({ title, intro, link, linkText, icon, refresh }) => ({
      title: nonBlank(title),
      intro: nonBlank(intro),
      icon: iconNames.find((name) => name === icon),
      more: action(context, link, linkText, refresh),
    }))
  const set = context.records['service-card-sets'].find(({ id }) => id === record.set)
  return (set?.nodes ?? []).map((node) => serviceCard(node, context))
}

/** Own tiles, or else the nodes of the set. Cards that say nothing are left out; without any the block is hidden. */
export const toProps: ToProps<typeof serviceCardGrid, ServiceCardGridProps> = (record, context) => {
  const cards = cardsOf(record, context).filter(({ title, intro }) => title || intro)
  if (cards.length === 0) return undefined
  const layout = record.layout ?? 'full-width'
  return { headline: nonBlank(record.headline), layout, perRow: cardsPerRow(cards.length, layout), cards }
}
