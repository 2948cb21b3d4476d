import { nameOfTown } from '@bank/finder/text/spanish-names.ts'
import { describe, expect, it } from 'vitest'
import { placeAddress, placesOf } from './place.ts'

describe('placesOf', () => {
  it('[D-LOC-1] names each state with locations and then its towns, once each', () => {
    const places = placesOf([
      { id: 'a', state: 'TX', city: 'Houston' },
      { id: 'b', state: 'Tx ', city: 'houston' },
      { id: 'c', state: 'MS', city: 'Bay St. Louis' },
      { id: 'd', state: 'AL', city: 'Mobile' },
      { id: 'e', state: 'TX', city: 'Conroe' },
      { id: 'f', state: 'TX' },
    ])
    expect(places.map((place) => [placeAddress(place), place.town, place.ids])).toEqual([
      ['/locations/tx/', undefined, ['a', 'b', 'e', 'f']],
      ['/locations/tx/town/conroe/', 'Conroe', ['e']],
      ['/locations/tx/town/houston/', 'Houston', ['a', 'b']],
      ['/locations/ms/', undefined, ['c']],
      ['/locations/ms/town/bay-st-louis/', 'Bay St. Louis', ['c']],
    ])
  })
})

it.each([
  ['New Orleans', 'LA', 'en', 'New Orleans'],
  ['New Orleans', 'la', 'es', 'Nueva Orleans'],
  ['Bay St. Louis', 'ms', 'es', 'Bahía de San Luis'],
  ['Houston', 'tx', 'es', 'Houston'],
] as const)('[D-LOC-1] calls %s, %s, on pages in %s %s', (town, state, language, name) =>
  expect(nameOfTown(town, state, language)).toBe(name),
)
