import { expect, it } from 'vitest'
import { contentLocations, storedPlaces } from '../testing/content-locations.ts'
import { fold, normalise, squeeze } from '../text/normalise.ts'
import { readOwnColumns } from './own-columns.ts'

it('[D-LOC-1] no town of a county stands in the table twice, written in two ways', () => {
  const { towns } = storedPlaces()
  const same = Map.groupBy(towns, ({ name, county }) => `${county} ${squeeze(fold(name))}`)
  const twice = [...same.values()].filter((some) => new Set(some.map(({ name }) => name)).size > 1)
  expect(twice.map((some) => some.map(({ name }) => name))).toEqual([])
})

it('[D-LOC-1] the table writes the towns of the bank as their locations do, and no name torn apart', () => {
  const { towns } = storedPlaces()
  const keyOf = (name: string, state: string): string => `${state} ${squeeze(normalise(name))}`
  const own = new Map(contentLocations().map(({ city, state }) => [keyOf(city, state), city]))
  const written = towns.filter(({ name, state }) => own.has(keyOf(name, state)))
  expect(written.length).toBeGreaterThan(80)
  expect(written.flatMap(({ name, state }) => (name === own.get(keyOf(name, state)) ? [] : name))).toEqual([])
  const names = towns.map(({ name }) => name)
  expect(names).toContain('McLain')
  expect(names.filter((name) => /\bMc /.test(name))).toEqual([])
})

it('[LOC-01] no county or parish of a state stands in the table twice, written in two ways', () => {
  const { counties } = storedPlaces()
  const same = Map.groupBy(counties, ({ name, state }) => `${state} ${squeeze(fold(name))}`)
  expect([...same.values()].filter((some) => some.length > 1)).toEqual([])
})

it('[D-LOC-1] the landmarks, far towns and common words of the table are those that were put down by hand', async () => {
  const { landmarks, far, words, sameWords } = await readOwnColumns()
  const stored = storedPlaces()
  expect(stored.landmarks.map(({ name }) => name).toSorted()).toEqual(landmarks.flatMap(({ name }) => name.split('|')).toSorted())
  expect([...stored.words]).toEqual(words)
  expect([...stored.sameWords]).toEqual(
    sameWords.flatMap((group) =>
      group
        .split(' ')
        .slice(1)
        .map((word) => [word, group.split(' ')[0]]),
    ),
  )
  expect(stored.far.map(({ name, state, lat, lng }) => ({ name: `${name}, ${state}`, lat, lng }))).toEqual(far)
})
