import type { FinderData } from '@bank/finder/finder-data.ts'
import { type FinderLocation, type FinderRow, features, kinds } from '@bank/finder/finder-location.ts'
import type { Places } from '@bank/finder/places/pack-places.ts'

/** The same numbers from 0 to 1 on every machine. */
const numbers = () => {
  let state = 7
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

const streets = ['Main Street', 'Oak Avenue', 'Pecan Drive', 'Bayou Road', 'Magnolia Boulevard', 'Cypress Lane', 'Railroad Avenue']

const names = ['Yvette', 'Curtis', 'Bettina', 'Ramón', 'Priscilla', 'Darnell', 'Thuy', 'Earline']
const surnames = ['Broussard', 'Olivier', 'Crowder', 'Salazar', 'Nguyen', 'Washington', 'Thibodeaux', 'McAllister']

/** So many locations, spread over the towns of the table as its ZIP codes are. */
export const generatedLocations = ({ zips, towns }: Places, { hours }: FinderData, count: number): readonly FinderLocation[] => {
  const next = numbers()
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item
  return Array.from({ length: count }, (_, index): FinderLocation => {
    const zip = pick(zips)
    const town =
      towns.find(({ county, lat, lng }) => county === zip.county && Math.abs(lat - zip.lat) + Math.abs(lng - zip.lng) < 0.5) ?? pick(towns)
    const street = pick(streets)
    return {
      id: `generated-${index}`,
      names: [`${town.name} ${street}`],
      street: `${100 + Math.floor(next() * 9900)} ${street}`,
      city: town.name,
      state: town.state,
      zip: zip.zip,
      phone: String(2_000_000_000 + Math.floor(next() * 7_999_999_999)),
      manager: `${pick(names)} ${pick(surnames)}`,
      lat: zip.lat + (next() - 0.5) / 20,
      lng: zip.lng + (next() - 0.5) / 20,
      kinds: next() < 0.6 ? ['atm'] : [pick(kinds)],
      features: features.filter(() => next() < 0.4),
      languages: next() < 0.3 ? ['es'] : [],
      hours: Math.floor(next() * hours.length),
    }
  })
}

/** What a list shows of a generated location. */
export const generatedRow = ({ id, names, street, city, state, zip }: FinderLocation): FinderRow => ({
  title: names[0] ?? id,
  to: { href: `/locations/${state.toLowerCase()}/${id}/` },
  types: 'Banking Center, ATM',
  address: [street, `${city}, ${state} ${zip}`],
  phone: { text: '800-555-0142', href: 'tel:+18005550142' },
})
