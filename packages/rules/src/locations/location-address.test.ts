import { describe, expect, it } from 'vitest'
import { addressField, locationAddress } from './location-address.ts'

describe('locationAddress', () => {
  it.each([
    ['LOC-08', { state: 'TX', permalink: 'houston-main', uri: '/x/' }, '/locations/tx/houston-main/'],
    ['LOC-08', { state: 'la', permalink: 'baton-rouge' }, '/locations/la/baton-rouge/'],
    ['LOC-08', { state: ' Ms ', permalink: 'jackson' }, '/locations/ms/jackson/'],
    ['LOC-09', { state: 'AL', permalink: 'mobile', uri: '/mobile/' }, '/mobile/'],
    ['LOC-09', { state: 'TX', permalink: ' ', uri: '/x/' }, '/x/'],
    ['LOC-09', { state: 'TX', uri: '/x/' }, '/x/'],
    ['LOC-10', { state: 'AL', permalink: 'mobile' }, '/events/'],
    ['LOC-10', { state: 'AL', uri: ' ' }, '/events/'],
    ['LOC-10', {}, '/events/'],
    ['LOC-10', { state: null, permalink: null, uri: null }, '/events/'],
  ])('[%s] %o', (_id, location, address) => {
    expect(locationAddress(location)).toBe(address)
  })
})

it.each([
  [{ state: 'TX', permalink: 'houston-main', uri: '/x/' }, 'permalink'],
  [{ state: 'TX', uri: '/x/' }, 'uri'],
  [{ state: 'AL', permalink: 'mobile', uri: '/mobile/' }, 'uri'],
])('[LOC-08] [LOC-09] the address of %o is said by its %s', (location, field) => {
  expect(addressField(location)).toBe(field)
})
