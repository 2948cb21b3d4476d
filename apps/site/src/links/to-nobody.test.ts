import { expect, it } from 'vitest'
import { isToNobody } from './to-nobody.ts'

it.each([
  'mailto:',
  'mailto:?',
  'mailto:help',
  'MAILTO:help?subject=Hello',
  'mailto:a b@x',
  'mailto:a b@x.com',
  'mailto:a%20b@x.com',
  'mailto:a@b',
  'mailto:a@b.example,help',
  'mailto:a@%E0%A4%A',
  'tel:',
  'tel: ',
  'tel:none',
  'tel:1',
  'tel:12',
  'TEL:+1-2;ext=345',
  'tel:800-555-99',
  'tel:800-555-01420',
  'tel:100-555-0142',
  'tel:+1-800-555',
  'tel:+442',
  'tel:442071234567',
])('%s leads to nobody', (address) => {
  expect(isToNobody(address)).toBe(true)
})

it.each([
  'mailto:help@bank.example',
  'mailto:help%40bank.example',
  'mailto:help@bank.example?subject=Hello%20there',
  'mailto:a@bank.example, b@bank.example',
  'mailto:?subject=Hello&body=/en/',
  'tel:8005550142',
  'tel:+1-800-555-0142;ext=12',
  'tel:911',
  'tel:555-0142',
  'tel:800.555.0142,,12',
  'tel:%28800%29%20555-0142',
  'tel:1-800-555-0142p12',
  'tel:+44 20 7123 4567',
  'tel:011-52-55-1234-5678',
  'https://elsewhere.example/',
  '/en/tel:1/',
])('%s leads to somebody, or is another address', (address) => {
  expect(isToNobody(address)).toBe(false)
})
