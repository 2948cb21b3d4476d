import { nameOfTown } from '@bank/finder/text/spanish-names.ts'
import { locationTypes } from '@bank/rules/locations/location-types.ts'
import type { BlockContext } from '../../block.ts'
import { type Location, stateName, toLocationCard } from '../location/location-card.ts'
import type { OfficeCard } from './cards.ts'

const ownStates: readonly string[] = ['tx', 'la', 'ms']

/** A location as a card of a list; places outside the bank's three states count as one (LOC-01, LOC-14). */
export const toOfficeCard = (location: Location, context: BlockContext): OfficeCard => {
  const state = (location.state ?? '').trim().toLowerCase()
  const place = ownStates.includes(state)
    ? { value: state, label: stateName(state, context) }
    : { value: 'other', label: context.t('otherStates') }
  const kind = locationTypes(location.locationType?.flatMap(({ type }) => type ?? [])).map((value) => ({
    value,
    label: context.t(`locationType.${value}`),
  }))
  // As the page of the town and the map call it; the address below keeps its postal name.
  const city = nameOfTown(location.city?.trim() ?? '', state, context.language)
  return { type: 'office', ...toLocationCard(location, context), city, facets: { place: [place], kind } }
}
