import { expect, it } from 'vitest'
import { storedPlaces } from '../testing/content-locations.ts'
import { fold, squeeze } from '../text/normalise.ts'
import { readOwnColumns } from './own-columns.ts'

it('[D-LOC-1] no town of a county stands in the table twice, written in two ways', () => {
  const { towns } = storedPlaces()
  const same = Map.groupBy(towns, ({ name, county }) => `${county} ${squeeze(fold(name))}`)
  const twice = [...same.values()].filter((some) => new Set(some.map(({ name }) => name)).size > 1)
  expect(twice.map((some) => some.map(({ name }) => name))).toEqual([])
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
