import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { rank } from '../results/rank.ts'
import { contentLocations, contentRegions, storedPlaces } from '../testing/content-locations.ts'
import { searchPlaces } from './search-places.ts'

type Wanted = readonly [typed: string, wanted: string | readonly string[]]

const searches: Readonly<Record<string, readonly Wanted[]>> = parse(readFileSync(new URL('searches.yaml', import.meta.url), 'utf8'))
const places = storedPlaces()

/** Searches that may show something else first: 5 of 100. */
const tolerated = 0.05

describe.each(['en', 'es'] as const)('[D-LOC-1] [LOC-01] the search of the finder on %s pages', (language) => {
  const locations = contentLocations(language)
  const search = searchPlaces(places, locations, contentRegions(language))

  /** What a search shows first, or nothing when it is not understood. */
  const firstOf = (typed: string): string | undefined => {
    const [meaning] = search(typed)
    const [first] = meaning ? rank(locations, meaning.at, { meaning }) : []
    return first && locations[first.index]?.id
  }

  const all = Object.values(searches).flat()
  const missed = all.filter(([typed, wanted]) => ![wanted].flat().includes(firstOf(typed) ?? ''))

  it('shows each location first for its whole address, which its page leads here with', () => {
    const others = locations.filter(({ id, street, city, state, zip }) => firstOf(`${street}, ${city}, ${state} ${zip}`) !== id)
    expect(others.map(({ id }) => id)).toEqual([])
  })

  it('is tried with 200 searches or more', () => expect(all.length).toBeGreaterThanOrEqual(200))

  it('shows the location that is wanted first in 95 % of them', () => {
    const told = missed.map(([typed, wanted]) => `${typed}: ${firstOf(typed)} instead of ${wanted}`)
    expect(missed.length, told.join('\n')).toBeLessThanOrEqual(all.length * tolerated)
  })
})
