import { expect, it } from 'vitest'
import { addressLine } from './address-line.ts'

it.each([
  ['10 Main Street, Suite 2', { city: 'Houma', state: 'LA', zip: '70360' }, '10 Main Street, Suite 2, Houma, LA 70360'],
  ['10 Main Street', { city: 'Houma', state: 'LA', zip: null }, '10 Main Street, Houma, LA'],
  ['10 Main Street', { city: undefined, state: undefined, zip: '70360' }, '10 Main Street, 70360'],
  ['10 Main Street', {}, '10 Main Street'],
])('puts an address on one line: %s, %j', (street, town, line) => {
  expect(addressLine(street, town)).toBe(line)
})
