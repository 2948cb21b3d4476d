import { locationTypes } from '@bank/rules/locations/location-types.ts'
import type { Location } from './location-card.ts'

export type StateGroup = {
  /** Code of the state in small letters, or `other`; it is the group's anchor on the page. */
  readonly id: 'tx' | 'la' | 'ms' | 'other'
  readonly branches: number
  readonly machines: number
  /** By name; the locations of a city stay in content order. */
  readonly cities: readonly { readonly name: string; readonly locations: readonly Location[] }[]
}

const states = ['tx', 'la', 'ms'] as const

const stateOf = ({ state }: Location): StateGroup['id'] => {
  const code = (state ?? '').trim().toLowerCase()
  return states.find((known) => known === code) ?? 'other'
}

const count = (locations: readonly Location[], kind: 'bankingCenter' | 'atm'): number =>
  locations.filter(({ locationType }) => locationTypes(locationType?.flatMap(({ type }) => type ?? [])).includes(kind)).length

/** All locations by state, in the order in which the bank names its states, then those of other states, and by city (LOC-01). */
export const groupLocations = (locations: readonly Location[]): readonly StateGroup[] =>
  [...states, 'other' as const].flatMap((id): StateGroup[] => {
    const inState = locations.filter((location) => stateOf(location) === id)
    if (inState.length === 0) return []
    const cities = Map.groupBy(inState, ({ city }) => city?.trim() ?? '')
    return [
      {
        id,
        branches: count(inState, 'bankingCenter'),
        machines: count(inState, 'atm'),
        cities: [...cities]
          .map(([name, here]) => ({ name, locations: here }))
          .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
      },
    ]
  })
