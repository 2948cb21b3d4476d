import { readdirSync, readFileSync } from 'node:fs'
import { findLocations } from '@bank/finder/results/find-locations.ts'
import { searchPlaces } from '@bank/finder/search/search-places.ts'
import { emptyState } from '@bank/finder/state/finder-state.ts'
import { contentRegions, storedPlaces } from '@bank/finder/testing/content-locations.ts'
import { branchHours } from '@bank/rules/hours/branch-hours.ts'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Location } from '../cards/location/location-card.ts'
import { toFinderLocation } from './finder-location.ts'

type Wanted = readonly [typed: string, wanted: string | readonly string[]]

const searches: Readonly<Record<string, readonly Wanted[]>> = parse(
  readFileSync(new URL('../../../finder/src/search/spoken-searches.yaml', import.meta.url), 'utf8'),
)
const folder = new URL('../../../../content/locations/', import.meta.url)
const records: readonly (Omit<Location, 'title'> & { title?: Record<string, string> })[] = readdirSync(folder).flatMap((file) =>
  parse(readFileSync(new URL(file, folder), 'utf8')),
)
const places = storedPlaces()
/** A Wednesday at ten. */
const now = new Date('2026-12-02T10:00:00-06:00')

/** Searches that may show something else first: 5 of 100. */
const tolerated = 0.05

describe.each(['en', 'es'] as const)('[D-LOC-1] [LOC-01] [LOC-03] what people say they look for, on %s pages', (language) => {
  const read = records.map(
    (record) =>
      ({
        ...record,
        hoursExceptions: undefined,
        headline: undefined,
        title: { text: record.title?.[language] ?? record.title?.['en'] ?? '' },
      }) as unknown as Location,
  )
  const locations = read.map(toFinderLocation)
  const hours = read.map((location) => branchHours(location, []))
  const search = searchPlaces(places, locations, contentRegions(language))
  const asked = Object.entries(searches).flatMap(([group, some]) => (group.startsWith(language) ? some : []))

  it('is answered with the location that is wanted in 95 % of them, filters included', () => {
    const missed = asked.flatMap(([query, wanted]) => {
      const { locations: found, isUnknown } = findLocations({ locations, hours, search }, { ...emptyState, query }, { now })
      const first = isUnknown ? undefined : locations[found[0]?.index ?? -1]?.id
      return [wanted].flat().includes(first ?? '') ? [] : [`${query}: ${first} instead of ${wanted}`]
    })
    expect(asked.length).toBeGreaterThan(100)
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(asked.length * tolerated)
  })
})
