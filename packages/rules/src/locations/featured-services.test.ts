import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { featuredServiceOrder, namedService, orderFeaturedServices } from './featured-services.ts'

describe('orderFeaturedServices', () => {
  it('[LOC-15] puts the services in the order of the bank, whatever order they are given in', () => {
    const shuffled = fc.shuffledSubarray([...featuredServiceOrder], { minLength: featuredServiceOrder.length })
    fc.assert(
      fc.property(shuffled, (services) => {
        expect(orderFeaturedServices(services)).toEqual([
          'Retail Banking',
          'Home Lending',
          'Commercial Banking',
          'Commercial Lending',
          'Private Mortgage Banking',
          'Mortgage Warehouse Lending',
          'Drive-thru Services',
          'Has ATM',
        ])
      }),
    )
  })

  it.each([
    ['LOC-16', ['Se Habla Español', 'Has ATM'], ['Has ATM']],
    ['LOC-16', ['se habla español '], []],
    ['LOC-16', ['Se Habla Espan\u0303ol'], []],
    ['LOC-15', ['Notary', 'Has ATM', 'Coin Machine', 'Home Lending'], ['Home Lending', 'Has ATM', 'Notary', 'Coin Machine']],
    ['LOC-15', ['Has ATM', 'has atm', 'Notary', 'Notary', ''], ['Has ATM', 'Notary']],
    ['LOC-15', [], []],
  ])('[%s] %j becomes %j', (_id, services, expected) => {
    expect(orderFeaturedServices(services)).toEqual(expected)
  })
})

it.each([
  ['has atm', 'Has ATM'],
  ['AGRICULTURAL LENDING', 'Agricultural Lending'],
  ['Notary', undefined],
])('[D-LOC-12] the service %j has the name of %s', (service, name) => {
  expect(namedService(service)).toBe(name)
})
