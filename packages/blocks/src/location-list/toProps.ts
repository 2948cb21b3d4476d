import { nonBlank, type Text } from '@bank/model/text.ts'
import type { ToProps } from '../block.ts'
import type { OfficeCard } from '../cards/record/cards.ts'
import { toCards } from '../cards/record/to-cards.ts'
import { type ListProps, listProps } from '../live-list/list-props.ts'
import type { locationList } from './schema.ts'

/** Words of the list; `{count}` stands for a number. */
export type LocationListTexts = {
  readonly index: string
  /** Of one and of many, by kind: branches, ATMs, offices that are neither. */
  readonly counts: readonly (readonly [string, string])[]
}

export type LocationListProps = {
  headline: Text | undefined
  intro: Text | undefined
  words: LocationListTexts
  cards: readonly OfficeCard[]
  list: ListProps
}

/** The whole network on one page (LOC-01). Without a location a heading waits for the first one (D-LIST-7). */
export const toProps: ToProps<typeof locationList, LocationListProps> = (record, context) => {
  const cards = toCards('location', undefined, context).filter((card) => card.type === 'office')
  const { t } = context
  const headline = nonBlank(record.headline)
  if (cards.length === 0 && !headline) return undefined
  const list = listProps({ id: record.id, source: 'office', entries: cards, liveRefresh: record.liveRefresh }, context)
  return {
    headline,
    intro: nonBlank(record.intro),
    words: {
      index: t('jumpToState'),
      counts: [
        [t('oneBankingCenter'), t('bankingCenters')],
        [t('oneAtm'), t('atms')],
        [t('oneOffice'), t('offices')],
      ],
    },
    cards,
    // The finder above narrows; a second pair of filters would look like a second finder.
    list: { ...list, filters: [] },
  }
}
