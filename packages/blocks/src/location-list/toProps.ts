import type { Text } from '@bank/model/text.ts'
import { type BlockContext, type ToProps, written } from '../block.ts'
import { groupLocations, type StateGroup } from './group-locations.ts'
import { type LocationCard, stateName, toLocationCard } from './location-card.ts'
import type { locationList } from './schema.ts'

export type LocationListProps = {
  headline: Text | undefined
  intro: Text | undefined
  indexLabel: string
  states: readonly {
    readonly id: string
    readonly name: string
    /** How many banking centers and ATMs, in words. */
    readonly counts: readonly string[]
    readonly cities: readonly { readonly name: string; readonly cards: readonly LocationCard[] }[]
  }[]
}

const counts = ({ branches, machines }: StateGroup, { t }: BlockContext): readonly string[] => [
  ...(branches === 0 ? [] : [branches === 1 ? t('oneBankingCenter') : t('bankingCenters', { count: branches })]),
  ...(machines === 0 ? [] : [machines === 1 ? t('oneAtm') : t('atms', { count: machines })]),
]

/** The whole network on one page (LOC-01). */
export const toProps: ToProps<typeof locationList, LocationListProps> = (record, context) => {
  const groups = groupLocations(context.records.locations)
  if (groups.length === 0) return undefined
  return {
    headline: written(record.headline),
    intro: written(record.intro),
    indexLabel: context.t('jumpToState'),
    states: groups.map((group) => ({
      id: group.id,
      name: group.id === 'other' ? context.t('otherStates') : stateName(group.id, context),
      counts: counts(group, context),
      cities: group.cities.map(({ name, locations }) => ({ name, cards: locations.map((location) => toLocationCard(location, context)) })),
    })),
  }
}
