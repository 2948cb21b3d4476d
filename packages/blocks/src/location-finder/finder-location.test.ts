import { expect, it } from 'vitest'
import type { Location } from '../cards/location/location-card.ts'
import { toFinderLocation } from './finder-location.ts'

it('[LOC-01] [LOC-15] has a drive-thru where the bank names the service, whatever hours are written', () => {
  const featuresOf = (location: Partial<Location>) => toFinderLocation({ id: 'one', ...location } as Location, 0).features
  expect(featuresOf({ featuredServices: [{ service: 'Drive-thru Services' }] })).toEqual(['drive-thru'])
  expect(featuresOf({ dtMon: '8-6' })).toEqual([])
})

it('[LOC-01] [LOC-05] [LOC-06] knows its telephone number by ten digits, who leads it, and what its page names under services', () => {
  const services = ['Coin Machines', 'Night Depository', 'Check Cashing', 'Cashiers Checks', 'Deposits'].map((service) => ({ service }))
  const location = { id: 'one', phone: '(985) 555-0134', manager: ' Yvette Broussard ', services } as Location
  expect(toFinderLocation(location, 0)).toMatchObject({
    phone: '9855550134',
    manager: 'Yvette Broussard',
    features: ['coin-machine', 'night-deposit', 'check-cashing', 'cashiers-checks'],
  })
  expect(toFinderLocation({ id: 'one', phone: 'ask at the desk' } as Location, 0)).not.toHaveProperty('phone')
})
