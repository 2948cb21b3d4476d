import { describe, expect, it } from 'vitest'
import { testContext } from '../../testing/context.ts'
import { type Location, toLocationCard } from './location-card.ts'

const card = (location: Partial<Location>, language: 'en' | 'es' = 'en') =>
  toLocationCard({ id: 'here', ...location }, testContext(language))

describe('a location card', () => {
  it.each([
    [{ title: { text: 'Title' }, name: 'Name', headline: { text: 'Headline' } }, 'Title'],
    [{ title: { text: ' ' }, name: 'Name', headline: { text: 'Headline' } }, 'Name'],
    [{ name: '', headline: { text: 'Headline' } }, 'Headline'],
  ])('[LOC-02] calls %j by its title, its name or its headline', (location, expected) => expect(card(location).title.text).toBe(expected))

  it('[LOC-06] [LOC-07] shows address and telephone', () => {
    const { address, phone } = card({
      address1: '402 Elgin Street',
      address2: 'Suite 100',
      city: 'Houston',
      state: 'TX',
      zip: '77006',
      phone: '713-555-0121',
    })
    expect(address).toEqual(['402 Elgin Street, Suite 100', 'Houston, Texas 77006'])
    expect(phone).toEqual({ to: { href: 'tel:7135550121' }, text: '713-555-0121' })
    expect(card({}).phone).toBeUndefined()
  })

  it.each([
    ['en', 'AL', 'Mobile, Alabama 36602'],
    ['es', 'AL', 'Mobile, Alabama 36602'],
    ['es', 'ms', 'Mobile, Misisipi 36602'],
    ['es', 'NM', 'Mobile, Nuevo México 36602'],
    ['en', 'Tabasco', 'Mobile, Tabasco 36602'],
  ] as const)('[LOC-07] writes in %s the state %s in full: %s', (language, state, line) => {
    expect(card({ city: 'Mobile', state, zip: '36602' }, language).address).toEqual([line])
  })

  it.each([
    ['LOC-08', { state: 'LA', permalink: 'covington' }, '/locations/la/covington/'],
    ['LOC-09', { state: 'AL', permalink: 'mobile', uri: '/contact/location/' }, '/en/contact/location/'],
    ['LOC-10', { state: 'AL' }, '/events/'],
  ])('[%s] leads from %j to %s', (_, location, href) => expect(card(location).to?.href).toBe(href))

  it.each([
    [{ state: 'LA', permalink: 'covington' }, '/es/locations/la/covington/'],
    [{ state: 'AL' }, '/events/'],
  ])('[D-ROUTE-8] leads to the Spanish page of %j on Spanish pages: %s', (location, href) =>
    expect(card(location, 'es').to?.href).toBe(href),
  )

  it('[LOC-14] names its kinds in the language of the page', () => {
    const location: Partial<Location> = { locationType: [{ type: 'atm' }, { type: 'loan' }] }
    expect(card(location).types).toBe('ATM, Loan Production Office')
    expect(card(location, 'es').types).toBe('Cajero automático, Oficina de préstamos')
    expect(card({}).types).toBe('Banking Center')
  })
})
