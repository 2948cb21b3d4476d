import { describe, expect, it } from 'vitest'
import { entryAttributes, facetValue, filtersOf } from './facets.ts'

const [home, land] = [
  { value: 'home', label: 'Home' },
  { value: 'land', label: 'Land' },
]
const year = (value: string) => ({ value, label: value })

describe('filtersOf', () => {
  it('offers every value once: words by the alphabet, years from the newest on, months from the soonest on', () =>
    expect(
      filtersOf([
        { facets: { topic: [land], year: [year('2025')], month: [year('2027-01')] } },
        { facets: { topic: [land, home], year: [year('2026')], month: [year('2026-12')] } },
        {},
      ]),
    ).toEqual([
      { name: 'topic', options: [home, land] },
      { name: 'year', options: [year('2026'), year('2025')] },
      { name: 'month', options: [year('2026-12'), year('2027-01')] },
    ]))

  it('offers the places that are none of the others last, whatever they are called', () => {
    const [other, texas] = [
      { value: 'other', label: 'En otros estados' },
      { value: 'tx', label: 'Texas' },
    ]
    const louisiana = { value: 'la', label: 'Luisiana' }
    expect(filtersOf([other, texas, louisiana].map((place) => ({ facets: { place: [place] } })))).toEqual([
      { name: 'place', options: [louisiana, texas, other] },
    ])
  })

  it('offers nothing where there is nothing to choose', () => expect(filtersOf([{ facets: { year: [year('2026')] } }])).toEqual([]))
})

it.each([
  ['On the water', 'on-the-water'],
  ['Año nuevo', 'ano-nuevo'],
  [' — ', ''],
])('facetValue of %j is %j', (label, value) => expect(facetValue(label)).toBe(value))

it('entryAttributes names all values of an entry', () =>
  expect(entryAttributes({ facets: { topic: [home, land] } })).toEqual({ 'data-entry': '', 'data-topic': 'home land' }))
