import type { Text } from '@bank/model/text.ts'
import { type Action, action } from '../action.ts'
import { type ToProps, written } from '../block.ts'
import type { RecordCard } from './cards.ts'
import type { recordList } from './schema.ts'
import { toCards } from './to-cards.ts'

export type RecordListProps = {
  headline: Text | undefined
  intro: Text | undefined
  more: Action | undefined
  /** Cards of one type, at least one. */
  cards: readonly RecordCard[]
}

/** Hidden as long as there is no record of its model. */
export const toProps: ToProps<typeof recordList, RecordListProps> = (record, context) => {
  const cards = toCards(record.model ?? 'blog/post', record.limit, context)
  if (cards.length === 0) return undefined
  return {
    headline: written(record.headline),
    intro: written(record.intro),
    more: action(context, record.link, record.linkText, record.refresh),
    cards,
  }
}
