import { expect, it } from 'vitest'
import { telephoneAddress } from './telephone-address.ts'

it.each([
  ['800-555-0142', 'tel:8005550142'],
  ['+1 (800) 555-0142', 'tel:+18005550142'],
  ['228-555-0142 ext. 12', 'tel:2285550142;ext=12'],
  ['228-555-0142 x12', 'tel:2285550142;ext=12'],
  ['1 (228) 555-0142 – ext 12 ', 'tel:12285550142;ext=12'],
  ['2285550142x12', 'tel:2285550142;ext=12'],
  ['228 x 555-0142', 'tel:2285550142'],
  ['x12', 'tel:12'],
])('%s is dialled as %s', (number, address) => {
  expect(telephoneAddress(number)).toBe(address)
})
