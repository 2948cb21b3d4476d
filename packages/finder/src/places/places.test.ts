import { expect, it } from 'vitest'
import { storedPlaces } from '../testing/content-locations.ts'
import { fold, squeeze } from '../text/normalise.ts'

it('[D-LOC-1] no town of a county stands in the table twice, written in two ways', () => {
  const { towns } = storedPlaces()
  const same = Map.groupBy(towns, ({ name, county }) => `${county} ${squeeze(fold(name))}`)
  const twice = [...same.values()].filter((some) => new Set(some.map(({ name }) => name)).size > 1)
  expect(twice.map((some) => some.map(({ name }) => name))).toEqual([])
})
