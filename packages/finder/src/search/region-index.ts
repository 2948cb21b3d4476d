import type { Region } from '../finder-data.ts'
import { normalise, squeeze } from '../text/normalise.ts'
import type { Query } from '../text/read-query.ts'
import type { Meaning } from './meaning.ts'

/** What people call a region of the bank. */
const otherNames: Readonly<Record<string, string>> = {
  pineywoods: 'easttexas',
  pineybelt: 'pinebelt',
  metroplex: 'dallasfortworth',
  dfwmetroplex: 'dallasfortworth',
  dallasyfortworth: 'dallasfortworth',
  cajuncountry: 'acadiana',
  coast: 'gulfcoast',
  costa: 'gulfcoast',
}

/**
 * Finds a region of the bank by its names, with words around it, or with the state that it lies in (`stateOf`). Regions are called like towns, too:
 * `isTown` tells of which a town is meant.
 */
export const regionIndex = (
  regions: readonly Region[],
  isTown: (key: string) => boolean,
  stateOf: (region: Region) => string | undefined,
) => {
  const byName = new Map(
    regions
      .flatMap((region) => [region.name, region.otherName ?? ''].map((name) => ({ region, key: squeeze(normalise(name)) })))
      .filter(({ key }) => key !== '' && !isTown(key))
      .map(({ region, key }) => [key, region] as const),
  )
  const named = (text: string): Region | undefined => {
    const key = squeeze(text)
    return byName.get(otherNames[key] ?? key)
  }
  return ({ whole, place, state }: Pick<Query, 'whole' | 'place' | 'state'>): Meaning | undefined => {
    const region = [named(whole), state && named(place)].find((one) => one && (one === named(whole) || stateOf(one) === state))
    if (!region) return undefined
    const { name, lat, lng } = region
    return { kind: 'region', name, state: '', at: { lat, lng }, members: [], isGuess: false }
  }
}
