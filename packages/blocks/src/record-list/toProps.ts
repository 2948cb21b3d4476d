import { nonBlank, type Text } from '@bank/model/text.ts'
import { feedAddress, followedListAt } from '@bank/rules/lists/feed-address.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { ByRegion, ToProps } from '../block.ts'
import type { RecordCard } from '../cards/record/cards.ts'
import { looksOf, pageOf, toCards } from '../cards/record/to-cards.ts'
import { type ListProps, listProps } from '../live-list/list-props.ts'
import type { recordList } from './schema.ts'

export type RecordListProps = {
  headline: Text | undefined
  intro: Text | undefined
  more: Action | undefined
  /** How its cards look. */
  looks: RecordCard['type']
  /** Cards of one type; none only while a live list waits for its first record. */
  cards: readonly RecordCard[]
  /** What a list needs that keeps itself up to date; lists of services, works and pages stay as they were built. */
  list: ListProps | undefined
  /** Where the list can be followed: on its own page only. */
  feed: Action | undefined
  byRegion: ByRegion | undefined
}

/** Hidden as long as there is no record of its model; a live list with a heading waits for one (D-LIST-7). */
export const toProps: ToProps<typeof recordList, RecordListProps> = (record, context) => {
  const model = record.model ?? 'blog/post'
  const cards = toCards(model, record.limit, context)
  const page = pageOf(model)
  const headline = nonBlank(record.headline)
  if (cards.length === 0 && (page === undefined || !headline)) return undefined
  const followed = followedListAt(context.path)
  return {
    feed:
      followed === model
        ? action(context, feedAddress(followed, context.language), {
            text: context.t(followed === 'event' ? 'feed.subscribe' : 'feed.follow'),
          })
        : undefined,
    headline,
    intro: nonBlank(record.intro),
    more: action(context, record.link, record.linkText, record.refresh),
    looks: looksOf(model),
    byRegion: looksOf(model) === 'event' ? 'parts' : undefined,
    cards,
    list:
      page === undefined
        ? undefined
        : listProps({ id: record.id, source: model, entries: cards, limit: record.limit, page, liveRefresh: record.liveRefresh }, context),
  }
}
