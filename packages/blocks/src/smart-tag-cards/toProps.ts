import { nonBlank, type Text } from '@bank/model/text.ts'
import { recordLanguage } from '@bank/rules/blocks/record-language.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import type { ToProps } from '../block.ts'
import type { smartTagCards } from './schema.ts'

export type SmartTagCard = { id: string; title: string; intro: string; more: Action | undefined; photo: PictureSource | undefined }

export type SmartTagCardsProps = {
  headline: Text | undefined
  headlineBody: Text | undefined
  topImage: PictureSource | undefined
  bottomImage: PictureSource | undefined
  cards: readonly SmartTagCard[]
}

/**
 * The cards of the page's language, without fallback, that share a category with the block, in content order. The block is hidden
 * when none is left (D-BLK-6, D-BLK-19).
 */
export const toProps: ToProps<typeof smartTagCards, SmartTagCardsProps> = (record, context) => {
  const wanted = new Set(record.Category)
  const cards = context.records['smart-tag-cards']
    .filter(({ id, Category }) => recordLanguage(id) === context.language && Category?.some((category) => wanted.has(category)))
    .map(({ id, title, intro, link, linkText, refresh, photo }) => ({
      id,
      title: title?.trim() ?? '',
      intro: intro?.trim() ?? '',
      more: action(context, link, linkText === undefined ? undefined : { text: linkText }, refresh),
      photo: context.picture(photo),
    }))
  if (cards.length === 0) return undefined
  return {
    headline: nonBlank(record.headline),
    headlineBody: nonBlank(record.headlineBody),
    topImage: context.picture(record.topImage),
    bottomImage: context.picture(record.bottomImage),
    cards,
  }
}
