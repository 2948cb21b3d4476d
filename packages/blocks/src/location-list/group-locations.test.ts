import { describe, expect, it } from 'vitest'
import type { Location } from '../cards/location/location-card.ts'
import { toOfficeCard } from '../cards/record/office-card.ts'
import { testContext } from '../testing/context.ts'
import { groupLocations } from './group-locations.ts'

type Kind = NonNullable<NonNullable<Location['locationType']>[number]['type']>
const location = (id: string, state: string, city: string, ...types: Kind[]) =>
  toOfficeCard({ id, state, city, locationType: types.map((type) => ({ type })) }, testContext('en'))

describe('groupLocations', () => {
  it('[LOC-01] lists every location once, by state in the bank’s order and by city', () => {
    const groups = groupLocations([
      location('mobile', 'AL', 'Mobile', 'loan'),
      location('biloxi', 'ms', 'Biloxi', 'branch'),
      location('tyler', 'TX', 'Tyler', 'branch'),
      location('houston-a', 'TX', 'Houston', 'branch'),
      location('houston-b', 'Tx ', 'Houston', 'atm'),
    ])
    expect(groups.map(({ id, name, cities }) => [id, name, cities.map((city) => [city.name, city.cards.map((one) => one.id)])])).toEqual([
      [
        'tx',
        'Texas',
        [
          ['Houston', ['houston-a', 'houston-b']],
          ['Tyler', ['tyler']],
        ],
      ],
      ['ms', 'Mississippi', [['Biloxi', ['biloxi']]]],
      ['other', 'Elsewhere', [['Mobile', ['mobile']]]],
    ])
  })

  it('[LOC-14] counts banking centers, ATMs and what is neither by their kinds; a location that names none is a banking center', () => {
    const [texas] = groupLocations([
      location('a', 'TX', 'Houston', 'branch', 'atm'),
      location('b', 'TX', 'Houston', 'atm'),
      location('c', 'TX', 'Houston'),
      location('d', 'TX', 'Houston', 'loan'),
    ])
    expect(texas?.counts).toEqual([2, 2, 1])
  })

  it.each([
    ['en', ['Bay St. Louis', 'Biloxi']],
    ['es', ['Bahía de San Luis', 'Biloxi']],
  ] as const)('[LOC-01] calls a town as its page and the map do (%s)', (language, names) => {
    const cards = ['Bay St. Louis', 'Biloxi'].map((city) => toOfficeCard({ id: city, state: 'ms', city }, testContext(language)))
    expect(groupLocations(cards)[0]?.cities.map(({ name }) => name)).toEqual(names)
  })

  it('is empty without locations', () => expect(groupLocations([])).toEqual([]))
})
