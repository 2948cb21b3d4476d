import { statesOffered } from '@bank/rules/constants.ts'
import type { Location } from '../../cards/location/location-card.ts'

const statesWithPages = statesOffered.map((state) => state.toLowerCase())

/** A state with locations, or one of its towns: it has a page that lists them (D-LOC-1). */
export type Place = {
  /** Two small letters. */
  readonly state: string
  readonly town?: string
  /** Ids of its locations, in content order. */
  readonly ids: readonly string[]
}

/** A town as its address names it: `bay-st-louis`. */
const townSlug = (town: string): string =>
  town
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Address of the page of a state or town, without a language. */
export const placeAddress = ({ state, town }: Pick<Place, 'state' | 'town'>): string =>
  town === undefined ? `/locations/${state}/` : `/locations/${state}/town/${townSlug(town)}/`

/** What is read of a location. */
type Placed = Pick<Location, 'id' | 'state' | 'city'>

const stateOf = ({ state }: Placed): string => (state ?? '').trim().toLowerCase()

/** The bank's states with locations, each followed by its towns by name. Towns that differ in capitals or signs alone are one. */
export const placesOf = (locations: readonly Placed[]): readonly Place[] =>
  statesWithPages.flatMap((state): readonly Place[] => {
    const here = locations.filter((location) => stateOf(location) === state)
    if (here.length === 0) return []
    const towns = Map.groupBy(
      here.filter(({ city }) => townSlug(city ?? '') !== ''),
      ({ city }) => townSlug(city ?? ''),
    )
    return [
      { state, ids: here.map(({ id }) => id) },
      ...[...towns.values()]
        .map((inTown) => ({ state, town: inTown[0]?.city?.trim() ?? '', ids: inTown.map(({ id }) => id) }))
        .toSorted((one, other) => one.town.localeCompare(other.town, 'en')),
    ]
  })
