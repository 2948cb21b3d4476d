import type { Coordinates } from '@bank/rules/geo/distance.ts'
import { isCoordinates } from '@bank/rules/geo/distance.ts'
import { nearestRegion } from '@bank/rules/regions/nearest.ts'
import { stateOfRegion } from '@bank/rules/regions/state-of-region.ts'
import type { BlockContext } from '../block.ts'
import { coordinatesOf } from '../details/location/nearby.ts'

/** A region that visitors choose, with all its names and its state in small letters. */
export type OwnRegion = Coordinates & {
  readonly permalink: string
  readonly names: readonly string[]
  readonly label: string
  readonly state: string | undefined
}

type Known = Pick<BlockContext, 'language' | 'records'>

/** The regions that visitors choose among, in their order (REG-11, D-REG-3). */
export const ownRegions = ({ language, records }: Known): readonly OwnRegion[] => {
  const places = records.locations.map((location) => ({ state: location.state, ...coordinatesOf(location) }))
  return records.regions.flatMap(({ permalink, name, spanishName, lat, lng }) => {
    const at = { lat, lng }
    if (!permalink || !name || !isCoordinates(at)) return []
    const names = [name, ...(spanishName ? [spanishName] : [])]
    return [{ ...at, permalink, names, label: (language === 'es' && spanishName) || name, state: stateOfRegion(at, places) }]
  })
}

/** The one of all regions that a location belongs to, the nearest; nothing for one without a position (REG-08, D-REG-3). */
export const regionOfLocation = (
  location: BlockContext['records']['locations'][number],
  regions: readonly OwnRegion[],
): string | undefined => {
  const at = coordinatesOf(location)
  return at && nearestRegion(regions, at)?.permalink
}
