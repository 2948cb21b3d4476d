import { type IconName, iconNames } from '@bank/model/icons.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { ToProps } from '../block.ts'
import type { cardGrid } from './schema.ts'

export type GridCard = { icon: IconName | undefined; title: Text | undefined; intro: Text | undefined; more: Action | undefined }

export type CardGridProps = { headline: Text | undefined; cards: readonly GridCard[] }

/** Cards that say nothing are left out; without any the block is hidden. Icon and address are read for the language too (BLK-21). */
export const toProps: ToProps<typeof cardGrid, CardGridProps> = (record, context) => {
  const cards = (record.cards ?? [])
    .map(({ icon, title, intro, link, linkText, refresh }) => ({
      icon: iconNames.find((name) => name === icon?.text),
      title: nonBlank(title),
      intro: nonBlank(intro),
      more: action(context, link?.text, linkText, refresh),
    }))
    .filter(({ title, intro, more }) => title || intro || more)
  return cards.length === 0 ? undefined : { headline: nonBlank(record.headline), cards }
}
